'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { closeMenus, watchMenus } from '@/lib/document/menus';

/** Closes the menus on Escape, on a click elsewhere and after a navigation. */
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
    window.endEarlyMenus?.();
    window.isTakenOver = true;
    return watchMenus();
  }, []);
  return null;
}
