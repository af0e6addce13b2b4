'use client';

import dynamic from 'next/dynamic';
import { omitOnLoadError } from '@/components/loading/omit-on-load-error';

/** The help for who is locked out, which few ever see: loaded when it is needed. */
export const LockedHelp = dynamic(
  () => omitOnLoadError(import('./locked-help').then((loaded) => loaded.LockedHelp)),
  { ssr: false },
);
