import { useCallback, useEffect } from 'react';
import { documentsPerSlot } from '@/contracts/limits/limits';
import { type DocumentSlot } from '@/contracts/document/document-choices';
import type { Locale } from '@/contracts/locale';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { useSiteLimits } from '../site/site-limits';
import { storePendingFile } from './pending-files';
import { documentsSlice } from './documents.slice';
import {
  uploadCancelled,
  uploadDocumentSlice,
  uploadFailed,
  uploadReset,
  uploadStarted,
} from './upload-document.slice';
import { isRetriedOnline, validateFile } from './upload-problem';

export interface Uploads {
  send: (slot: DocumentSlot, files: readonly File[]) => void;
  retry: (index: number) => void;
  cancel: (index: number) => void;
  reset: () => void;
}

/** Upload operations for the files of one application. */
export function useUploads(applicationNumber: string, locale: Locale): Uploads {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { uploadMaxMegabytes } = useSiteLimits();

  const send = useCallback(
    (slot: DocumentSlot, files: readonly File[]) => {
      for (const file of files) {
        const state = store.getState();
        const sendings = Object.values(uploadDocumentSlice.selectors.selectPendingUploads(state));
        const documentCount = documentsSlice.selectors
          .selectDocuments(state)
          .documents.filter((document) => document.slot === slot).length;
        const free =
          documentsPerSlot -
          documentCount -
          sendings.filter((sending) => sending.slot === slot && sending.status === 'sending')
            .length;
        const entry = {
          index: uploadDocumentSlice.selectors.selectNextIndex(state),
          slot,
          name: file.name,
          size: file.size,
        };
        const problem = validateFile(file, { freeSlots: free, maxMegabytes: uploadMaxMegabytes });
        if (problem) {
          dispatch(uploadFailed({ ...entry, problem }));
          continue;
        }
        storePendingFile(entry.index, file);
        dispatch(uploadStarted({ ...entry, applicationNumber, locale }));
      }
    },
    [applicationNumber, dispatch, locale, store, uploadMaxMegabytes],
  );

  const retry = useCallback(
    (index: number) => {
      const sending = uploadDocumentSlice.selectors.selectPendingUploads(store.getState())[index];
      if (sending)
        dispatch(
          uploadStarted({
            index,
            slot: sending.slot,
            name: sending.name,
            size: sending.size,
            applicationNumber,
            locale,
          }),
        );
    },
    [applicationNumber, dispatch, locale, store],
  );

  // A line that dropped: what did not arrive is sent again when the browser says that it is back.
  useEffect(() => {
    const retryAll = (): void => {
      const pending = uploadDocumentSlice.selectors.selectPendingUploads(store.getState());
      for (const [index, { problem }] of Object.entries(pending))
        if (problem && isRetriedOnline(problem)) retry(Number(index));
    };
    window.addEventListener('online', retryAll);
    return () => window.removeEventListener('online', retryAll);
  }, [retry, store]);

  const cancel = useCallback(
    (index: number) => void dispatch(uploadCancelled({ index })),
    [dispatch],
  );
  const reset = useCallback(() => void dispatch(uploadReset()), [dispatch]);
  return { send, retry, cancel, reset };
}
