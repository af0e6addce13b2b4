'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

const openMenus = (): HTMLDetailsElement[] => [
  ...document.querySelectorAll<HTMLDetailsElement>(
    'details[data-menus][open], [data-menus] details[open]',
  ),
];

function closeMenus(): void {
  for (const menu of openMenus()) menu.open = false;
}

/** The menus are plain `details`: this closes them on Escape (focus returns to the summary), on a click elsewhere and after a navigation. */
export function HeaderBehaviour() {
  const pathname = usePathname();
  const previousPathname = useRef(pathname);
  useEffect(() => {
    // A menu opened before hydration stays open.
    if (previousPathname.current === pathname) return;
    previousPathname.current = pathname;
    closeMenus();
  }, [pathname]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      openMenus().at(-1)?.querySelector('summary')?.focus();
      closeMenus();
    };
    const onClick = (event: MouseEvent): void => {
      if (!(event.target instanceof Element)) return;
      const target = event.target;
      for (const menu of openMenus()) if (!menu.contains(target)) menu.open = false;
    };
    // In the capture phase: React stops events from bubbling while it hydrates a part of the page.
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('click', onClick, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('click', onClick, true);
    };
  }, []);
  return null;
}
