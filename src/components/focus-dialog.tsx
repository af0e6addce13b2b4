'use client';

import { useEffect, useRef } from 'react';

/** Gives the focus to the dialog around it when that appears, as the page behind it takes none any more. */
export function FocusDialog() {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => here.current?.closest<HTMLElement>('[role=alertdialog]')?.focus(), []);
  return <span ref={here} hidden />;
}
