const isWide = (): boolean =>
  typeof window.matchMedia === 'function' && window.matchMedia('(min-width: 960px)').matches;

/** Opens a part of a page that is closed on phones only, where the screen is wide or `isNeeded`. */
export function openFold(fold: HTMLDetailsElement | null, isNeeded = false): void {
  if (fold && (isNeeded || isWide())) fold.open = true;
}

/** Opens the folds of the whole page in the same way, and the one that the address names. */
export function openFolds(): void {
  const named = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('details[data-fold]'))
    openFold(fold, named?.contains(fold));
}
