'use client';

import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { AddDocumentForm } from '@/contracts/document/document';
import type { Locale } from '@/contracts/locale';
import { callFromBrowser } from '@/lib/api/browser-call';
import { failureOf, type RequestFailure } from '@/lib/saga/request-record';
import { deskSessionOptions } from '@/features/desk/session/staff-session.slice';

/** Sends a file that staff add. It is called without the store, which keeps no files; a lost session locks the desk all the same. */
export function useDocumentAdding({ locale, onDone }: { locale: Locale; onDone: () => void }) {
  const dispatch = useDispatch();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<RequestFailure | null>(null);
  const add = async (form: AddDocumentForm, file: File): Promise<void> => {
    if (isSending) return;
    setSending(true);
    setFailure(null);
    try {
      await callFromBrowser('deskAddDocument', { form, file }, { locale, skipErrors: false });
      onDone();
    } catch (error) {
      setFailure(failureOf(error));
      const end = deskSessionOptions.sessionEndOf(error);
      if (end) dispatch(end);
    } finally {
      setSending(false);
    }
  };
  return { isSending, failure, add };
}
