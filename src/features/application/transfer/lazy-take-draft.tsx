'use client';

import dynamic from 'next/dynamic';

/** Loaded only by the address of a scanned QR code. */
export const TakeDraft = dynamic(() => import('./take-draft').then((loaded) => loaded.TakeDraft), {
  ssr: false,
});
