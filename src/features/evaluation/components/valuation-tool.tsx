'use client';

import { useEffect, useMemo, useRef, type FormEvent } from 'react';
import { SmartLink } from '@/components/smart-link';
import { contentPaths } from '@/config/paths';
import type { QuoteData } from '@/contracts/evaluation/evaluation';
import type { Locale } from '@/contracts/locale';
import { useTranslate } from '@/i18n/use-translate';
import { formatMoney } from '@/lib/format';
import { useValuation } from '../use-valuation';
import type { ValuationKeeper } from '../valuation-keeper';
import type { OpenInputs } from '../wanted-lists';
import { ComparablesSection } from '../result/comparables-section';
import { PersonCard } from '../result/person-box';
import { PropertyForm } from '../property/property-form';
import { TakeAway } from '../result/take-away';
import { TrendSection } from '../result/trend-section';
import { ValueCard } from '../result/value-card';
import styles from './valuation-tool.module.css';

interface ValuationToolProps {
  locale: Locale;
  open: OpenInputs;
  /** A value worked out at the page's rendering, shown until the visitor has one of their own. */
  example: QuoteData | null;
  words: { heading: string; lead: string; notice: string };
  loadKeeper?: () => Promise<ValuationKeeper>;
}

/** The valuation: find the property on the left, its value on the right. */
export function ValuationTool({ locale, open, example, words, loadKeeper }: ValuationToolProps) {
  const t = useTranslate('evaluation');
  const valuation = useValuation({ locale, open, load: loadKeeper });
  const { form, evaluation, recordOf, submit, isQuoted } = valuation;
  const { status, failure } = recordOf('quote');
  const own = evaluation.info.quote?.requestSuccessful === 'Y' ? evaluation.info.quote : null;
  const quote = own ?? example;
  const isExample = own === null;
  const forPerson = failure && evaluation.needsPerson ? failure : null;
  const result = useRef<HTMLDivElement>(null);
  const hasAsked = useRef(false);
  const shared = { t, locale };

  useEffect(() => {
    if (!hasAsked.current || (status !== 'succeeded' && !forPerson)) return;
    hasAsked.current = false;
    result.current?.scrollIntoView({ block: 'nearest' });
  }, [status, forPerson]);

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fields = event.currentTarget;
    hasAsked.current = submit();
    if (!hasAsked.current) queueMicrotask(() => fields.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const announcement = useMemo(() => {
    if (status === 'loading') return t('result.working');
    if (forPerson) return forPerson.message;
    return own ? t('result.announce', { property: own.property.label, value: formatMoney(own.value), low: formatMoney(own.low), high: formatMoney(own.high) }) : '';
  }, [status, forPerson, own, t]);

  return (
    <div className={styles.page} data-step="valuation">
      <div className={styles.tool}>
        <div className={styles.inputs}>
          <h2>{words.heading}</h2>
          {words.lead ? <p className={styles.lead}>{words.lead}</p> : null}
          <PropertyForm {...shared} valuation={valuation} open={open} onSubmit={onSubmit} />
          <p className={styles.note}>
            {t('people.note')} <SmartLink href={contentPaths.contactUs} locale={locale}>{t('people.link')}</SmartLink>
          </p>
          {words.notice ? <p className={styles.note}>{words.notice}</p> : null}
          <img className={styles.picture} src="/images/illustrations/towers.svg" alt="" width={720} height={480} loading="lazy" />
        </div>
        <div ref={result} className={status === 'loading' ? styles.waiting : styles.result}>
          <p role="status" className="visually-hidden">{announcement}</p>
          {forPerson ? <PersonCard {...shared} message={forPerson.message} /> : quote ? <ValueCard {...shared} quote={quote} isExample={isExample} /> : <EmptyCard {...shared} />}
          {own && !forPerson ? <TakeAway {...shared} link={form.way === 'hand' ? 'private' : isQuoted ? 'ready' : 'changed'} /> : null}
        </div>
      </div>
      {quote && !forPerson ? (
        <>
          <TrendSection {...shared} quote={quote} />
          <ComparablesSection {...shared} quote={quote} />
        </>
      ) : null}
    </div>
  );
}

function EmptyCard({ t }: { t: (key: string) => string }) {
  return <p className={styles.empty}>{t('result.empty')}</p>;
}
