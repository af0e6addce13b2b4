import { useEffect, useState } from 'react';
import type { Slot } from '@/contracts/appointment/appointment';
import type { Locale } from '@/contracts/locale';
import type { CallBackFailure } from './call-back-calls';

interface SlotsRead {
  /** Null until they are read. */
  slots: readonly Slot[] | null;
  failure: CallBackFailure | null;
}

/** Never throws. */
async function readSlots(locale: Locale): Promise<SlotsRead> {
  try {
    const calls = await import('./call-back-calls');
    return calls
      .listSlots(locale)
      .then((slots): SlotsRead => ({ slots, failure: null }))
      .catch((error: unknown) => ({ slots: null, failure: calls.failureOf(error) }));
  } catch {
    return { slots: null, failure: { kind: 'failed', words: '' } };
  }
}

/** The times that can be booked, and how to read them again. */
export function useSlots(locale: Locale): SlotsRead & { read: () => void } {
  const [answer, setAnswer] = useState<SlotsRead>({ slots: null, failure: null });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void readSlots(locale).then((read) => {
      if (isWanted) setAnswer(read);
    });
    return () => {
      isWanted = false;
    };
  }, [locale, attempt]);
  return { ...answer, read: () => setAttempt((count) => count + 1) };
}
