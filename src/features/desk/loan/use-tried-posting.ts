'use client';

import { useState } from 'react';
import type { DeskLoan, LoanEffect, PostingPreviewRequest } from '@/contracts/account/loan-desk';
import type { Locale } from '@/contracts/locale';
import type { RequestFailure } from '@/lib/saga/request-record';
import { useSubmission } from '@/store/use-submission';
import { postingPreview } from './loan-queries';

interface TriedPosting {
  /** What was worked out, of the version and the figures that are on the screen. */
  effect: LoanEffect | null;
  tried: PostingPreviewRequest | null;
  isSending: boolean;
  failure: RequestFailure | null;
  attempt: (request: PostingPreviewRequest) => void;
  /** The figures were changed. */
  forget: () => void;
}

/** A posting that is tried out before it is asked for; what was worked out for an older version, or for other figures, is not shown. */
export function useTriedPosting(
  { loanNo, version }: Pick<DeskLoan, 'loanNo' | 'version'>,
  locale: Locale,
): TriedPosting {
  const [tried, setTried] = useState<PostingPreviewRequest | null>(null);
  const { isSending, failure, answer, submit } = useSubmission(postingPreview, { locale });
  const effect = tried !== null && answer?.data.version === version ? answer.data : null;
  return {
    effect,
    tried,
    isSending,
    failure: effect === null ? failure : null,
    attempt(request) {
      setTried(request);
      submit({ params: { loanNo }, body: request });
    },
    forget: () => setTried(null),
  };
}
