'use client';

import dynamic from 'next/dynamic';

/** The panel of two versions, which few applicants ever see: loaded when it is needed. */
export const ConflictPanel = dynamic(
  () => import('./conflict-panel').then((loaded) => loaded.ConflictPanel),
  { ssr: false },
);
