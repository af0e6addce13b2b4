import { useEffect, type ReactNode } from 'react';
import formStyles from '@/components/form/form.module.css';
import { RequireNamespace } from '@/components/loading/require-namespace';
import type { IndicativeFigures } from '@/contracts/application/indicative-result';
import { useTranslate } from '@/i18n/use-translate';
import { formatGrouped } from '@/lib/format';
import { hasCode } from '@/lib/saga/request-record';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { formatTenorInput } from '@/lib/loan/tenor-input';
import { sectionCompleted } from '../application.slice';
import { emptyFormValues } from '../form/application-form-values';
import type { Application } from '../use-application';
import stepStyles from '../components/step.module.css';
import { IndicativeResult } from './indicative-result';
import { indicativeRequested, indicativeSlice } from './indicative.slice';

interface LiveIndicativeProps {
  application: Application;
  /** Stands in where there is no result: before the answers are saved, or where the API gives none. */
  fallback: ReactNode;
  /** The answers that the result rests on, folded away below it. */
  answers: ReactNode;
  /** Whether one of the answers has to be changed. */
  hasWrongAnswers: boolean;
}

/** The result of a fast pass that is not sent yet. It follows every saved answer. */
export function LiveIndicative(props: LiveIndicativeProps) {
  return (
    <RequireNamespace namespace="indicative">
      <SavedIndicative {...props} />
    </RequireNamespace>
  );
}

function SavedIndicative({
  application: { state, context },
  fallback,
  answers,
  hasWrongAnswers,
}: LiveIndicativeProps) {
  const t = useTranslate('indicative');
  const dispatch = useAppDispatch();
  const { locale } = context;
  const { unsavedSections, saveRequest, formValues } = state;
  const { reference, version } = state.draft ?? {};
  const found = useAppSelector(indicativeSlice.selectors.selectIndicative);
  const isSaved = unsavedSections.length === 0 && saveRequest.status !== 'loading';
  const isAsked = found.draft?.reference === reference && found.draft?.version === version;
  useEffect(() => {
    if (reference !== undefined && version !== undefined && isSaved && !isAsked)
      dispatch(indicativeRequested({ draft: { reference, version }, locale }));
  }, [dispatch, reference, version, isSaved, isAsked, locale]);

  if (reference === undefined || version === undefined)
    return (
      <>
        {fallback}
        {answers}
      </>
    );
  const { indicative, request } = found;
  const isToBeSaved = unsavedSections.length > 0 && saveRequest.status !== 'failed';
  const isWorking =
    (isSaved && (!isAsked || request.status === 'loading')) ||
    saveRequest.status === 'loading' ||
    isToBeSaved;
  const take = ({ amount, tenorMonths }: IndicativeFigures['loan']): void =>
    void dispatch(
      sectionCompleted({
        loan: {
          ...(formValues.loan ?? emptyFormValues.loan),
          amount: formatGrouped(amount),
          tenorMonths: formatTenorInput(tenorMonths),
        },
      }),
    );
  const hasFailed = isAsked && request.status === 'failed';
  return (
    <>
      {isWorking ? <p role="status">{t('working')}</p> : null}
      {indicative !== null && found.draft?.reference === reference ? (
        <IndicativeResult
          indicative={indicative}
          locale={locale}
          reference={reference}
          onTake={take}
        />
      ) : isWorking ? null : (
        fallback
      )}
      {hasFailed && !hasCode(request.failure, 'not_found') ? (
        <div className={formStyles.boxed} role="alert">
          <p>{t('failed')}</p>
          <button
            type="button"
            className={formStyles.plain}
            onClick={() => dispatch(indicativeRequested({ draft: { reference, version }, locale }))}
          >
            {t('retry')}
          </button>
        </div>
      ) : null}
      <details className={stepStyles.fold} open={hasWrongAnswers || undefined}>
        <summary>{t('again.heading')}</summary>
        <p>{t('again.body')}</p>
        {answers}
      </details>
    </>
  );
}
