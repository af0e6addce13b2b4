import { useCallback } from 'react';
import { documentsPerSlot, type DocumentSlot } from '@/contracts/document/document-choices';
import type { Locale } from '@/contracts/locale';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { keepFile } from './pending-files';
import { papersSlice } from './papers.slice';
import { uploadCancelled, uploadDocumentSlice, uploadFailed, uploadReset, uploadStarted } from './upload-document.slice';
import { problemOfFile } from './upload-problem';

export interface Uploads {
  send: (slot: DocumentSlot, files: readonly File[]) => void;
  retry: (index: number) => void;
  cancel: (index: number) => void;
  reset: () => void;
}

/** What a person does with files of one application. */
export function useUploads(applNo: string, locale: Locale): Uploads {
  const dispatch = useAppDispatch();
  const store = useAppStore();

  const send = useCallback((slot: DocumentSlot, files: readonly File[]) => {
    for (const file of files) {
      const state = store.getState();
      const sendings = Object.values(uploadDocumentSlice.selectors.selectSendings(state));
      const held = papersSlice.selectors.selectPapers(state).documents.filter((document) => document.slot === slot).length;
      const free = documentsPerSlot - held - sendings.filter((sending) => sending.slot === slot && sending.status === 'sending').length;
      const entry = { index: uploadDocumentSlice.selectors.selectNextIndex(state), slot, name: file.name, size: file.size };
      const problem = problemOfFile(file, free);
      if (problem) {
        dispatch(uploadFailed({ ...entry, problem }));
        continue;
      }
      keepFile(entry.index, file);
      dispatch(uploadStarted({ ...entry, applNo, locale }));
    }
  }, [applNo, dispatch, locale, store]);

  const retry = useCallback((index: number) => {
    const sending = uploadDocumentSlice.selectors.selectSendings(store.getState())[index];
    if (sending) dispatch(uploadStarted({ index, slot: sending.slot, name: sending.name, size: sending.size, applNo, locale }));
  }, [applNo, dispatch, locale, store]);

  const cancel = useCallback((index: number) => void dispatch(uploadCancelled({ index })), [dispatch]);
  const reset = useCallback(() => void dispatch(uploadReset()), [dispatch]);
  return { send, retry, cancel, reset };
}
