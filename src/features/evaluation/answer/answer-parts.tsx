'use client';

import { lazy, Suspense } from 'react';
import { omitOnLoadError } from '@/components/loading/omit-on-load-error';
import { RequireNamespace } from '@/components/loading/require-namespace';
import type { QuoteData } from '@/contracts/evaluation/evaluation';
import type { Locale } from '@/contracts/locale';
import { useTranslate } from '@/i18n/use-translate';
import type { EarlierAnswer } from '../evaluation.types';
import type { ExampleLoan } from '../example-loan';
import { BasisSection } from './basis-section';
import { DriversSection } from './drivers-section';
import { EstateLink } from './estate-link';
import { PaymentSection } from './payment-section';
import { SideBySideSection } from './side-by-side-section';

export interface AnswerPartsProps {
  locale: Locale;
  quote: QuoteData;
  /** The quotes of this visit, the latest first. */
  answers: readonly EarlierAnswer[];
  /** Leads to where another property is entered. */
  onAnother: () => void;
  loan: ExampleLoan | null;
  /** Whether mails about this value can be asked for. */
  hasAlert: boolean;
}

// Not needed before the visitor has a value of their own.
const AlertSection = lazy(async () => ({
  default: await omitOnLoadError(
    import('../alert/alert-section').then((loaded) => loaded.AlertSection),
  ),
}));

/** What stands below a value: what it rests on, what changes it, what can be borrowed, mails about it, and other properties of this visit. */
export function AnswerParts(props: AnswerPartsProps) {
  return (
    <RequireNamespace namespace="evaluation-answer">
      <Parts {...props} />
    </RequireNamespace>
  );
}

function Parts({ locale, quote, answers, onAnother, loan, hasAlert }: AnswerPartsProps) {
  const t = useTranslate('evaluation-answer');
  const shared = { t, locale };
  return (
    <>
      <EstateLink {...shared} page={quote.property.page} />
      <BasisSection {...shared} quote={quote} />
      <DriversSection {...shared} quote={quote} />
      {loan ? <PaymentSection key={quote.value} {...shared} quote={quote} loan={loan} /> : null}
      {hasAlert ? (
        <Suspense>
          <AlertSection {...shared} />
        </Suspense>
      ) : null}
      <SideBySideSection {...shared} answers={answers} onAnother={onAnother} />
    </>
  );
}
