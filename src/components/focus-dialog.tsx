'use client';

import { useEffect, useRef } from 'react';

/** Moves the focus to the surrounding dialog when it appears, as the page behind it is inert. */
export function FocusDialog() {
  const markerRef = useRef<HTMLSpanElement>(null);
  useEffect(() => markerRef.current?.closest<HTMLElement>('[role=alertdialog]')?.focus(), []);
  return <span ref={markerRef} hidden />;
}
