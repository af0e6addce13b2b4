'use client';

import { useEffect, useState } from 'react';
import type { EndpointKey, EndpointRequest } from '@/contracts/endpoints';
import type { Locale } from '@/contracts/locale';
import { hasCode } from '@/lib/saga/request-record';
import { useSubmission } from '@/store/use-submission';

interface VersionedEditOptions {
  locale: Locale;
  /** Reads the thing again. */
  onChanged: () => void;
  onDone?: () => void;
}

/** An edit with optimistic locking: it names the version that was on the screen; if somebody else changed the record meanwhile, it is read again and what was typed stays. */
export function useVersionedEdit<K extends EndpointKey, S>(
  slice: Parameters<typeof useSubmission<K, S>>[0],
  { locale, onChanged, onDone }: VersionedEditOptions,
) {
  const [since, setSince] = useState(0);
  const { isSending, failure, answer, submit } = useSubmission(slice, {
    locale,
    onDone: () => {
      onDone?.();
      onChanged();
    },
  });
  const isOutdated = hasCode(failure, 'changed_meanwhile');
  useEffect(() => {
    if (isOutdated) onChanged();
  }, [isOutdated, failure, onChanged]);
  return {
    isSending,
    failure,
    /** Of the last edit that was made. */
    answer,
    since,
    edit: (request: EndpointRequest<K>, version: number): void => {
      if (isSending) return;
      setSince(version);
      submit(request, version);
    },
  };
}
