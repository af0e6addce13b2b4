declare global {
  interface Window {
    /** Ends what watches the menus before the page is hydrated. */
    endEarlyMenus?: () => void;
    /** React has taken the whole page over, and what watches the menus with it. */
    isTakenOver?: boolean;
  }
}

const openMenus = (): HTMLDetailsElement[] => [
  ...document.querySelectorAll<HTMLDetailsElement>(
    'details[data-menus][open], [data-menus] details[open]',
  ),
];

/** Closes the menus of the header, which are plain `details`. */
export function closeMenus(): void {
  for (const menu of openMenus()) menu.open = false;
}

/** Closes them on Escape, where focus returns to the summary, and on a click elsewhere; returns what ends that. */
export function watchMenus(): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    openMenus().at(-1)?.querySelector('summary')?.focus();
    closeMenus();
  };
  const onClick = ({ target }: MouseEvent): void => {
    if (!(target instanceof Element)) return;
    for (const menu of openMenus()) if (!menu.contains(target)) menu.open = false;
  };
  // In the capture phase: React stops events from bubbling while it hydrates a part of the page.
  document.addEventListener('keydown', onKey, true);
  document.addEventListener('click', onClick, true);
  return () => {
    document.removeEventListener('keydown', onKey, true);
    document.removeEventListener('click', onClick, true);
  };
}
