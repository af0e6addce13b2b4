'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { keepFoldsOpen } from '@/lib/document/folds';

/** Opens the folds of the page that was loaded or navigated to, where the screen is wide or becomes so. */
export function PageFolds() {
  const pathname = usePathname();
  useEffect(keepFoldsOpen, [pathname]);
  return null;
}
