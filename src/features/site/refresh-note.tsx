'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { RequestRecord } from '@/lib/saga/request-record';

const RefreshFailure = dynamic(
  () => import('./refresh-failure').then((loaded) => loaded.RefreshFailure),
  { ssr: false },
);

interface RefreshNoteProps {
  record: RequestRecord | null;
  onRetry: () => void;
}

/** Says that what the document showed could not be read again, and offers another attempt; nothing before the first failure. */
export function RefreshNote({ record, onRetry }: RefreshNoteProps) {
  const [isRetrying, setRetrying] = useState(false);
  const isLoading = record?.status === 'loading';
  if (!record?.failure && !(isLoading && isRetrying)) return null;
  return (
    <RefreshFailure
      isLoading={isLoading}
      onRetry={() => {
        setRetrying(true);
        onRetry();
      }}
    />
  );
}
