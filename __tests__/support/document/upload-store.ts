import type { UploadedDocument } from '@/contracts/document/document';
import { storePendingFile } from '@/features/document/pending-files';
import { uploadStarted } from '@/features/document/upload-document.slice';
import type { ApiClient } from '@/lib/saga/saga-client';
import { makeStore } from '@/store/make-store';

export const uploadedDocument = (
  id: string,
  more: Partial<UploadedDocument> = {},
): UploadedDocument => ({
  id,
  slot: 'identity',
  name: `${id}.pdf`,
  size: 3,
  type: 'application/pdf',
  status: 'stored',
  review: null,
  isLocked: false,
  uploadedAt: '2026-11-16T04:00:00.000Z',
  ...more,
});

export const start = (index: number) => ({
  index,
  slot: 'identity' as const,
  name: `${index}.pdf`,
  size: 3,
  applicationNumber: 'HK-2026-7F3K9Q2M',
  locale: 'en' as const,
});

interface OpenCall {
  key: string;
  request: unknown;
  signal?: AbortSignal;
  progress: (progress: number) => void;
  answer: (value: unknown) => void;
  refuse: (error: unknown) => void;
}

function missing(): never {
  throw new Error('No such call');
}

/** A store, and the calls that it made, open until the test answers them. */
export function storeWithCalls() {
  const calls: OpenCall[] = [];
  const client: ApiClient = (key, request, { signal, onUploadProgress }) =>
    new Promise((resolve, refuse) => {
      const answer = resolve as (value: unknown) => void;
      calls.push({
        key,
        request,
        signal,
        progress: (share) => onUploadProgress?.(share),
        answer,
        refuse,
      });
    });
  const store = makeStore({ client });
  const send = (index: number) => {
    storePendingFile(index, new File(['abc'], `${index}.pdf`));
    store.dispatch(uploadStarted(start(index)));
  };
  return {
    store,
    calls,
    send,
    call: (index: number): OpenCall => calls.slice(index)[0] ?? missing(),
  };
}
