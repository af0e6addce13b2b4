'use client';

import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { useLinkedReveal } from '@/components/tool/use-linked-reveal';
import { SmartLink } from '@/components/smart-link';
import { contentPaths } from '@/config/paths';
import type { QuoteData } from '@/contracts/evaluation/evaluation';
import type { Locale } from '@/contracts/locale';
import type { AppStore } from '@/store/make-store';
import { useTranslate } from '@/i18n/use-translate';
import { formatMoney } from '@/lib/format';
import { RefreshNote } from '@/features/site/refresh-note';
import { useIsLinked, useValuation } from '../use-valuation';
import { valuationQuery } from '../valuation-query';
import type { EnabledInputs } from '../required-lists';
import { ComparablesSection } from '../result/comparables-section';
import { StaffReviewCard } from '../result/staff-review-card';
import { PropertyForm } from '../property/property-form';
import { ShareActions } from '../result/share-actions';
import { TrendSection } from '../result/trend-section';
import { ValueCard } from '../result/value-card';
import styles from './valuation-tool.module.css';

interface ValuationToolProps {
  locale: Locale;
  enabledInputs: EnabledInputs;
  /** A quote computed at render time, shown until the visitor has one of their own. */
  example: QuoteData | null;
  texts: { heading: string; lead: string; notice: string };
  loadStore?: () => Promise<AppStore>;
}

const linkParams = valuationQuery.params.join(' ');

/** The valuation tool: property form on the left, result on the right. */
export function ValuationTool({
  locale,
  enabledInputs: knownInputs,
  example,
  texts,
  loadStore,
}: ValuationToolProps) {
  const t = useTranslate('evaluation');
  const valuation = useValuation({ locale, knownInputs, loadStore });
  const { enabledInputs, form, evaluation, recordOf, submit, isQuoted, isComplete } = valuation;
  const { status, failure } = recordOf('quote');
  const ownQuote = evaluation.info.quote?.requestSuccessful === 'Y' ? evaluation.info.quote : null;
  const isLinked = useIsLinked();
  useLinkedReveal();
  // A link asks for its own property: the example would be another's value.
  const isAwaited = isLinked && (status === 'loading' || (status === 'idle' && isComplete));
  const quote = ownQuote ?? (isAwaited ? null : example);
  const isExample = ownQuote === null;
  const staffReviewFailure = failure && evaluation.needsPerson ? failure : null;
  const result = useRef<HTMLDivElement>(null);
  const hasSubmitted = useRef(false);
  const [attempt, setAttempt] = useState(0);
  const shared = { t, locale };

  useEffect(() => {
    if (!hasSubmitted.current || (status !== 'succeeded' && !staffReviewFailure)) return;
    hasSubmitted.current = false;
    result.current?.scrollIntoView({ block: 'nearest' });
  }, [status, staffReviewFailure]);

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setAttempt(attempt + 1);
    hasSubmitted.current = submit();
  };
  const announcement = useMemo(() => {
    if (status === 'loading') return t('result.working');
    if (staffReviewFailure) return staffReviewFailure.message;
    return ownQuote
      ? t('result.announce', {
          property: ownQuote.property.label,
          value: formatMoney(ownQuote.value),
          low: formatMoney(ownQuote.low),
          high: formatMoney(ownQuote.high),
        })
      : '';
  }, [status, staffReviewFailure, ownQuote, t]);

  return (
    <div className={styles.page} data-step="valuation" data-link-params={linkParams}>
      <div className={styles.tool}>
        <div className={styles.inputs}>
          <h2>{texts.heading}</h2>
          {texts.lead ? <p className={styles.lead}>{texts.lead}</p> : null}
          <PropertyForm
            {...shared}
            valuation={valuation}
            enabledInputs={enabledInputs}
            attempt={attempt}
            onSubmit={onSubmit}
          />
          <p className={styles.note}>
            {t('people.note')}{' '}
            <SmartLink href={contentPaths.contactUs} locale={locale}>
              {t('people.link')}
            </SmartLink>
          </p>
          {texts.notice ? <p className={styles.note}>{texts.notice}</p> : null}
          <img
            className={styles.picture}
            src="/images/illustrations/towers.svg"
            alt=""
            width={720}
            height={480}
            loading="lazy"
          />
        </div>
        <div ref={result} className={status === 'loading' ? styles.waiting : styles.result}>
          <p role="status" className="visually-hidden">
            {announcement}
          </p>
          {staffReviewFailure ? (
            <StaffReviewCard {...shared} message={staffReviewFailure.message} />
          ) : quote ? (
            <ValueCard {...shared} quote={quote} isExample={isExample} />
          ) : (
            <EmptyCard text={t(isAwaited ? 'result.working' : 'result.empty')} />
          )}
          {ownQuote && !staffReviewFailure ? (
            <ShareActions
              {...shared}
              link={form.inputMethod === 'hand' ? 'private' : isQuoted ? 'ready' : 'changed'}
            />
          ) : null}
        </div>
      </div>
      {quote && !staffReviewFailure ? (
        <>
          <TrendSection {...shared} quote={quote} />
          <ComparablesSection {...shared} quote={quote} />
        </>
      ) : null}
      <RefreshNote record={valuation.switchRecord} onRetry={valuation.reloadSwitch} />
    </div>
  );
}

function EmptyCard({ text }: { text: string }) {
  return <p className={styles.empty}>{text}</p>;
}
