'use client';

import Link from 'next/link';
import type { RefObject } from 'react';
import { brand } from '@/config/brand';
import { contentPaths, localisedPath } from '@/config/paths';
import type { Recommended, RuleAnswers, RuleQuestion, Solution } from '@/contracts/product-finder';
import { shownQuestions } from '@/lib/product-finder-questions';
import { localise } from '@/lib/localise';
import type { TranslationProps } from '@/i18n/translation-props';
import { calculatorLink, type ProductSummary } from '../product-summary';
import { ProductPricing } from './product-pricing';
import { answerLabel, Reasons } from './reasons';
import styles from './solution-card.module.css';

interface SolutionCardProps extends TranslationProps<'product-finder'> {
  solution: Solution;
  questions: readonly RuleQuestion[];
  answers: RuleAnswers;
  products: readonly ProductSummary[];
  headingRef: RefObject<HTMLHeadingElement | null>;
  onChange: (key: string) => void;
  onRestart: () => void;
}

/** The recommendation, or the statement that there is none, with reasons, pricing and alternatives. */
export function SolutionCard({
  solution,
  questions,
  answers,
  products,
  headingRef,
  onChange,
  onRestart,
  t,
  locale,
}: SolutionCardProps) {
  const { recommended, reasons, alternatives } = solution;
  const shared = { questions, t, locale };
  const findProduct = (offer: Recommended): ProductSummary | undefined =>
    products.find(({ key }) => key === offer.product);
  const price = recommended ? findProduct(recommended) : undefined;
  return (
    <div className={styles.result}>
      <section className={styles.card} aria-labelledby="finder-result">
        <p className={styles.caption}>{t(recommended ? 'result.caption' : 'result.noneCaption')}</p>
        <h2 id="finder-result" ref={headingRef} tabIndex={-1}>
          {recommended ? localise(recommended, 'name', { locale }) : t('result.none')}
        </h2>
        {recommended ? (
          <Reasons reasons={recommended.reasons} {...shared} />
        ) : (
          <Reasons reasons={reasons} {...shared} />
        )}
        {price ? (
          <>
            <h3>{t('price.heading')}</h3>
            <ProductPricing product={price} t={t} locale={locale} />
          </>
        ) : null}
        {recommended && reasons.length > 0 ? (
          <div className={styles.first}>
            <h3>{t('result.first')}</h3>
            <Reasons reasons={reasons} {...shared} />
          </div>
        ) : null}
        <p className={styles.risk}>{localise(brand, 'riskWarning', { locale })}</p>
        <p className={styles.actions}>
          {recommended ? (
            <Link
              href={localisedPath(locale, recommended.applyHref)}
              prefetch={false}
              className={styles.solid}
            >
              {t('result.apply')}
            </Link>
          ) : null}
          {recommended ? (
            <Link
              href={localisedPath(locale, recommended.href)}
              prefetch={false}
              className={styles.ghost}
            >
              {t('result.page')}
            </Link>
          ) : null}
          {price ? (
            <Link href={calculatorLink(price, locale)} prefetch={false} className={styles.ghost}>
              {t('result.calculator')}
            </Link>
          ) : null}
          {recommended ? null : (
            <Link
              href={localisedPath(locale, contentPaths.contactUs)}
              prefetch={false}
              className={styles.solid}
            >
              {t('result.contact')}
            </Link>
          )}
        </p>
        <p className={styles.fine}>{t('result.fine')}</p>
      </section>
      <div>
        {alternatives.length > 0 ? (
          <section className={styles.others} aria-labelledby="finder-others">
            <h2 id="finder-others">{t(recommended ? 'result.others' : 'result.possible')}</h2>
            {alternatives.map((offer) => (
              <Alternative
                key={offer.product}
                offer={offer}
                price={findProduct(offer)}
                {...shared}
              />
            ))}
          </section>
        ) : null}
        <section className={styles.others} aria-labelledby="finder-answers">
          <h2 id="finder-answers">{t('answers.heading')}</h2>
          <dl className={styles.answers}>
            {shownQuestions(questions, answers).map((question) => (
              <div key={question.key}>
                <dt>{localise(question, 'title', { locale })}</dt>
                <dd>
                  {answerLabel(
                    questions,
                    { key: question.key, value: answers[question.key] ?? '' },
                    locale,
                  )}
                </dd>
                <dd>
                  <button
                    type="button"
                    className={styles.change}
                    aria-label={t('answers.changeOf', {
                      question: localise(question, 'title', { locale }),
                    })}
                    onClick={() => onChange(question.key)}
                  >
                    {t('answers.change')}
                  </button>
                </dd>
              </div>
            ))}
          </dl>
          <button type="button" className={styles.ghost} onClick={onRestart}>
            {t('restart')}
          </button>
        </section>
      </div>
    </div>
  );
}

interface AlternativeProps extends TranslationProps<'product-finder'> {
  offer: Recommended;
  price: ProductSummary | undefined;
  questions: readonly RuleQuestion[];
}

function Alternative({ offer, price, questions, t, locale }: AlternativeProps) {
  return (
    <article className={styles.alternative}>
      <h3>
        <Link href={localisedPath(locale, offer.href)} prefetch={false}>
          {localise(offer, 'name', { locale })}
        </Link>
      </h3>
      <Reasons reasons={offer.reasons} questions={questions} t={t} locale={locale} />
      {price ? <ProductPricing product={price} t={t} locale={locale} /> : null}
    </article>
  );
}
