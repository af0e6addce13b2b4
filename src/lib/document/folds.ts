const wideScreen = (): MediaQueryList | null =>
  typeof window.matchMedia === 'function' ? window.matchMedia('(min-width: 960px)') : null;

/** Opens a part of a page that is closed on phones only, where the screen is wide or `isNeeded`. */
export function openFold(fold: HTMLDetailsElement | null, isNeeded = false): void {
  if (fold && (isNeeded || wideScreen()?.matches)) fold.open = true;
}

/** Opens the folds of the whole page in the same way, and the one that the address names. */
function openFolds(): void {
  const named = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('details[data-fold]'))
    openFold(fold, named?.contains(fold));
}

/** Opens the folds of the whole page now and whenever the screen becomes wide, where headings open nothing; returns what ends that. */
export function keepFoldsOpen(): () => void {
  openFolds();
  const screen = wideScreen();
  screen?.addEventListener('change', openFolds);
  return () => screen?.removeEventListener('change', openFolds);
}
