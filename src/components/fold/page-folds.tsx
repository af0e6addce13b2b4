'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { openFolds } from './open-folds';

/** Opens the folds of the page that was loaded or navigated to, where the screen is wide. */
export function PageFolds() {
  const pathname = usePathname();
  useEffect(openFolds, [pathname]);
  return null;
}
