'use client';

import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Locale } from '@/contracts/locale';
import type { MediumAlt } from '@/contracts/media/media-desk';
import type { EndpointResponse } from '@/contracts/endpoints';
import { callFromBrowser } from '@/lib/api/browser-call';
import { failureOf, type RequestFailure } from '@/lib/saga/request-record';
import { deskSessionOptions } from '@/features/desk/session/staff-session.slice';

interface MediumAdding {
  locale: Locale;
  onDone: (answer: EndpointResponse<'deskAddMedium'>) => void;
}

/** Sends an image to the library. It is called without the store, which keeps no files; a lost session locks the desk all the same. */
export function useMediumAdding({ locale, onDone }: MediumAdding) {
  const dispatch = useDispatch();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<RequestFailure | null>(null);
  const add = async (form: MediumAlt, file: File): Promise<void> => {
    if (isSending) return;
    setSending(true);
    setFailure(null);
    try {
      onDone(await callFromBrowser('deskAddMedium', { form, file }, { locale, skipErrors: false }));
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
