'use client';

import Link from 'next/link';
import type { RefObject } from 'react';
import { brand } from '@/config/brand';
import { contentPaths, localisedPath } from '@/config/paths';
import type { RuleAnswers, RuleQuestion, Solution } from '@/contracts/product-finder';
import { localise } from '@/lib/localise';
import type { TranslationProps } from '@/i18n/translation-props';
import { applyLink, calculatorLink } from '../product-summary';
import type { PricedOffer } from '../ranked-offers';
import { readWishedLoan, type LoanTexts, type WishedLoan } from '../wished-loan';
import { GivenAnswers } from './given-answers';
import { LoanPanel } from './loan-panel';
import { OfferCostFigures } from './offer-cost';
import { ProductPricing } from './product-pricing';
import { Reasons } from './reasons';
import styles from './solution-card.module.css';

interface SolutionCardProps extends TranslationProps<'product-finder'> {
  solution: Solution;
  /** The suggestions in the order of their cost. */
  offers: readonly PricedOffer[];
  questions: readonly RuleQuestion[];
  answers: RuleAnswers;
  loan: LoanTexts;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onLoanChange: (change: Partial<LoanTexts>) => void;
  onChange: (key: string) => void;
  onRestart: () => void;
}

/** The recommendation, or the statement that there is none, with reasons, cost and what else is possible. */
export function SolutionCard({
  solution: { recommended, reasons },
  offers,
  questions,
  answers,
  loan,
  headingRef,
  onLoanChange,
  onChange,
  onRestart,
  t,
  locale,
}: SolutionCardProps) {
  const shared = {
    questions,
    wish: readWishedLoan(loan),
    purpose: answers.purpose,
    t,
    locale,
  };
  const [first, second] = offers;
  const best = recommended ? first : undefined;
  const others = best ? offers.slice(1) : offers;
  return (
    <div className={styles.result}>
      <section className={styles.card} aria-labelledby="finder-result">
        <p className={styles.caption}>{t(best ? 'result.caption' : 'result.noneCaption')}</p>
        <h2 id="finder-result" ref={headingRef} tabIndex={-1}>
          {best ? localise(best.offer, 'name', { locale }) : t('result.none')}
        </h2>
        <Reasons reasons={best ? best.offer.reasons : reasons} {...shared} />
        {best?.product ? (
          <>
            <h3>{t('price.heading')}</h3>
            <OfferCostFigures priced={best} other={second} {...shared} />
            <ProductPricing product={best.product} t={t} locale={locale} />
          </>
        ) : null}
        {best && reasons.length > 0 ? (
          <div className={styles.first}>
            <h3>{t('result.first')}</h3>
            <Reasons reasons={reasons} {...shared} />
          </div>
        ) : null}
        <p className={styles.risk}>{localise(brand, 'riskWarning', { locale })}</p>
        {best ? (
          <OfferActions priced={best} {...shared} />
        ) : (
          <p className={styles.actions}>
            <Link
              href={localisedPath(locale, contentPaths.contactUs)}
              prefetch={false}
              className={styles.solid}
            >
              {t('result.contact')}
            </Link>
          </p>
        )}
        <p className={styles.fine}>{t('result.fine')}</p>
      </section>
      <div>
        {offers.some(({ cost }) => cost) ? (
          <LoanPanel loan={loan} onChange={onLoanChange} t={t} locale={locale} />
        ) : null}
        {others.length > 0 ? (
          <section className={styles.others} aria-labelledby="finder-others">
            <h2 id="finder-others">{t(best ? 'result.others' : 'result.possible')}</h2>
            {others.map((priced) => (
              <Alternative
                key={priced.offer.product}
                priced={priced}
                other={offers.find((one) => one !== priced)}
                {...shared}
              />
            ))}
          </section>
        ) : null}
        <GivenAnswers
          questions={questions}
          answers={answers}
          onChange={onChange}
          onRestart={onRestart}
          t={t}
          locale={locale}
        />
      </div>
    </div>
  );
}

interface OfferProps extends TranslationProps<'product-finder'> {
  priced: PricedOffer;
  wish: WishedLoan;
  /** What the loan is for, as the finder's answer. */
  purpose: string | undefined;
}

function OfferActions({ priced: { offer, product }, wish, purpose, t, locale }: OfferProps) {
  return (
    <p className={styles.actions}>
      <Link
        href={applyLink(offer, { wish, purpose, locale })}
        prefetch={false}
        className={styles.solid}
      >
        {t('result.apply')}
      </Link>
      <Link href={localisedPath(locale, offer.href)} prefetch={false} className={styles.ghost}>
        {t('result.page')}
      </Link>
      {product ? (
        <Link
          href={calculatorLink(product, { wish, locale })}
          prefetch={false}
          className={styles.ghost}
        >
          {t('result.calculator')}
        </Link>
      ) : null}
    </p>
  );
}

function Alternative({
  priced,
  other,
  questions,
  wish,
  purpose,
  t,
  locale,
}: OfferProps & { other: PricedOffer | undefined; questions: readonly RuleQuestion[] }) {
  const { offer, product } = priced;
  const name = localise(offer, 'name', { locale });
  return (
    <article className={styles.alternative}>
      <h3>
        <Link href={localisedPath(locale, offer.href)} prefetch={false}>
          {name}
        </Link>
      </h3>
      <Reasons reasons={offer.reasons} questions={questions} t={t} locale={locale} />
      <OfferCostFigures priced={priced} other={other} wish={wish} t={t} locale={locale} />
      {product ? <ProductPricing product={product} t={t} locale={locale} /> : null}
      <p className={styles.actions}>
        <Link
          href={applyLink(offer, { wish, purpose, locale })}
          prefetch={false}
          className={styles.ghost}
          aria-label={t('result.applyFor', { product: name })}
        >
          {t('result.apply')}
        </Link>
      </p>
    </article>
  );
}
