'use client';

import dynamic from 'next/dynamic';
import { omitOnLoadError } from '@/components/loading/omit-on-load-error';

/** Not among the first scripts: nothing on a step waits for it. */
export const TransferPart = dynamic(
  () => omitOnLoadError(import('./transfer-part').then((loaded) => loaded.TransferPart)),
  { ssr: false },
);
