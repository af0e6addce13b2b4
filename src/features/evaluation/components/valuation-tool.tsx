'use client';

import dynamic from 'next/dynamic';
import { lazy, Suspense, useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { useLinkedReveal } from '@/components/tool/use-linked-reveal';
import { useEarlyInput } from '@/components/use-early-input';
import { carryMessage } from '@/components/carried-message';
import { omitOnLoadError } from '@/components/loading/omit-on-load-error';
import { SmartLink } from '@/components/smart-link';
import { contentPaths } from '@/config/paths';
import type { QuoteData } from '@/contracts/evaluation/evaluation';
import type { Locale } from '@/contracts/locale';
import type { AppStore } from '@/store/make-store';
import { useTranslate } from '@/i18n/use-translate';
import { formatMoney } from '@/lib/format';
import { sentenceGap } from '@/lib/texts/sentence-gap';
import { RefreshNote } from '@/features/site/refresh-note';
import type { ExampleLoan } from '../example-loan';
import { useIsLinked, useValuation } from '../use-valuation';
import { valuationQuery } from '../valuation-query';
import type { EnabledInputs } from '../required-lists';
import { useAlertHash } from '../alert/use-alert-hash';
import { PropertyForm } from '../property/property-form';
import { ValueCard } from '../result/value-card';
import styles from './valuation-tool.module.css';

interface ValuationToolProps {
  locale: Locale;
  enabledInputs: EnabledInputs;
  /** A quote computed at render time, shown until the visitor has one of their own. */
  example: QuoteData | null;
  /** Null where no product is known. */
  exampleLoan?: ExampleLoan | null;
  /** Whether mails about changed values can be asked for. */
  hasAlerts?: boolean;
  texts: { heading: string; lead: string; notice: string };
  loadStore?: () => Promise<AppStore>;
}

// Loaded after the first scripts: it stands below the answer.
const AnswerParts = dynamic(
  () => omitOnLoadError(import('../answer/answer-parts').then((loaded) => loaded.AnswerParts)),
  { ssr: false },
);

// Optional, and never there before an answer.
const ShareActions = lazy(async () => ({
  default: await omitOnLoadError(
    import('../result/share-actions').then((loaded) => loaded.ShareActions),
  ),
}));

// Where the links of mails lead; any other visit has none.
const AlertLink = lazy(() =>
  import('../alert/alert-link').then((loaded) => ({ default: loaded.AlertLink })),
);

const ComparablesSection = lazy(async () => ({
  default: await omitOnLoadError(
    import('../result/comparables-section').then((loaded) => loaded.ComparablesSection),
  ),
}));

// Server-rendered with the example; its code is a chunk of its own.
const TrendSection = dynamic(() =>
  omitOnLoadError(import('../result/trend-section').then((loaded) => loaded.TrendSection)),
);

// Not needed before an answer; if the code cannot be loaded, the message alone is shown.
const StaffReviewCard = lazy(async () => ({
  default: await import('../result/staff-review-card').then(
    (loaded) => loaded.StaffReviewCard,
    () => MessageCard,
  ),
}));

// Fetched ahead, so that it is there when somebody leaves.
const loadEnteredProperty = () => import('../entered-property');

/** Nothing has been scrolled to or put the focus on. */
const isUntouched = (): boolean =>
  window.scrollY === 0 && document.activeElement === document.body && window.location.hash === '';

const linkParams = valuationQuery.params.join(' ');

/** The valuation tool: property form on the left, result on the right. */
export function ValuationTool({
  locale,
  enabledInputs: knownInputs,
  example,
  exampleLoan = null,
  hasAlerts = false,
  texts,
  loadStore,
}: ValuationToolProps) {
  const t = useTranslate('evaluation');
  const valuation = useValuation({ locale, knownInputs, loadStore });
  const { enabledInputs, form, evaluation, recordOf, submit, isQuoted, isComplete } = valuation;
  const { status, failure } = recordOf('quote');
  const ownQuote = evaluation.info.quote?.requestSuccessful === 'Y' ? evaluation.info.quote : null;
  const isLinked = useIsLinked();
  const alertHash = useAlertHash();
  useLinkedReveal();
  // A link asks for its own property: the example would be another's value.
  const isAwaited = isLinked && (status === 'loading' || (status === 'idle' && isComplete));
  const quote = ownQuote ?? (isAwaited ? null : example);
  const isExample = ownQuote === null;
  const staffReviewFailure = failure && evaluation.needsPerson ? failure : null;
  const result = useRef<HTMLDivElement>(null);
  const inputs = useEarlyInput<HTMLDivElement>();
  const hasSubmitted = useRef(false);
  const hasArrived = useRef(false);
  const [attempt, setAttempt] = useState(0);
  const shared = { t, locale };

  useEffect(() => {
    if (status !== 'succeeded' && !staffReviewFailure) return;
    // Whoever opens the link to a value wants to see it, unless they have begun to read or to fill in something.
    const isOpened = isLinked && !hasArrived.current && isUntouched();
    hasArrived.current = true;
    if (!hasSubmitted.current && !isOpened) return;
    hasSubmitted.current = false;
    // Value and range stand at the top of a result that is taller than a screen.
    const top = result.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > window.innerHeight / 3) result.current?.scrollIntoView({ block: 'start' });
  }, [status, staffReviewFailure, isLinked]);

  const valueAnother = (): void => {
    const first = inputs.current?.querySelector<HTMLElement>('input, select');
    first?.focus();
    if (first instanceof HTMLInputElement) first.select();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setAttempt(attempt + 1);
    hasSubmitted.current = submit();
  };
  useEffect(() => void loadEnteredProperty().catch(() => undefined), []);
  const carryProperty = (): void =>
    void loadEnteredProperty().then(
      ({ enteredProperty }) =>
        carryMessage({
          topic: 'valuation',
          message: enteredProperty(form, {
            t,
            locale,
            evaluation,
            quote: isQuoted ? ownQuote : null,
          }),
        }),
      () => undefined,
    );
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
    <div className={styles.page} data-link-params={linkParams}>
      {alertHash ? (
        <Suspense>
          <AlertLink locale={locale} hash={alertHash} />
        </Suspense>
      ) : null}
      <div className={styles.tool}>
        <div ref={inputs} className={styles.inputs}>
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
            {t('people.note')}
            {sentenceGap(locale)}
            <SmartLink href={contentPaths.contactUs} locale={locale} onClick={carryProperty}>
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
            <Suspense fallback={<MessageCard message={staffReviewFailure.message} />}>
              <StaffReviewCard
                {...shared}
                message={staffReviewFailure.message}
                onLeave={carryProperty}
                onPremiumPaid={
                  staffReviewFailure.code === 'premiumUnpaid' ? valuation.submitPremiumPaid : null
                }
              />
            </Suspense>
          ) : quote ? (
            <ValueCard {...shared} quote={quote} isExample={isExample} onLeave={carryProperty} />
          ) : (
            <MessageCard message={t(isAwaited ? 'result.working' : 'result.empty')} />
          )}
          {ownQuote && !staffReviewFailure ? (
            <Suspense>
              <ShareActions
                {...shared}
                quote={ownQuote}
                document={recordOf('document')}
                onSave={valuation.saveDocument}
                link={form.inputMethod === 'hand' ? 'private' : isQuoted ? 'ready' : 'changed'}
              />
            </Suspense>
          ) : null}
        </div>
      </div>
      {quote && !staffReviewFailure ? (
        <>
          <AnswerParts
            locale={locale}
            quote={quote}
            answers={evaluation.answers}
            onAnother={valueAnother}
            loan={exampleLoan}
            hasAlert={
              hasAlerts && ownQuote !== null && evaluation.lastQuote?.request.address === undefined
            }
          />
          <TrendSection {...shared} quote={quote} />
          {isExample ? null : (
            <Suspense>
              <ComparablesSection {...shared} quote={quote} />
            </Suspense>
          )}
        </>
      ) : null}
      <RefreshNote record={valuation.switchRecord} onRetry={valuation.reloadSwitch} />
    </div>
  );
}

function MessageCard({ message }: { message: string }) {
  return <p className={styles.empty}>{message}</p>;
}
