'use client';

import Link from 'next/link';
import dynamic from 'next/dynamic';
import { useEffect, useRef } from 'react';
import { omitOnLoadError } from '@/components/loading/omit-on-load-error';
import { contentPaths, localisedPath } from '@/config/paths';
import type { Locale } from '@/contracts/locale';
import type { RuleQuestion } from '@/contracts/product-finder';
import { useTranslate } from '@/i18n/use-translate';
import type { AppStore } from '@/store/make-store';
import { maxQuestionCount, shownQuestions } from '@/lib/product-finder-questions';
import { localise } from '@/lib/localise';
import { sentenceGap } from '@/lib/texts/sentence-gap';
import { RefreshNote } from '@/features/site/refresh-note';
import type { TranslationProps } from '@/i18n/translation-props';
import { currentQuestion } from '../product-finder-form';
import type { ProductSummary } from '../product-summary';
import { rankOffers } from '../ranked-offers';
import { useProductFinder } from '../use-product-finder';
import { readWishedLoan } from '../wished-loan';
import styles from './product-finder.module.css';
import { QuestionStep } from './question-step';
import { SolutionCard } from './solution-card';

const FittingPersona = dynamic(
  () => omitOnLoadError(import('./fitting-persona').then((loaded) => loaded.FittingPersona)),
  { ssr: false },
);

interface ProductFinderProps {
  questions: readonly RuleQuestion[];
  products: readonly ProductSummary[];
  locale: Locale;
  loadStore?: () => Promise<AppStore>;
}

/** The product finder: one question at a time, then a recommendation with its reasons. */
export function ProductFinder({
  questions: knownQuestions,
  products,
  locale,
  loadStore,
}: ProductFinderProps) {
  const t = useTranslate('product-finder');
  const finder = useProductFinder({ knownQuestions, locale, loadStore });
  const { questions, form, recommendation, navigationCount } = finder;
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = form.stage === 'done';
  const isReady = isDone && !recommendation.isLoading;
  useEffect(() => {
    if (navigationCount > 0) heading.current?.focus();
  }, [navigationCount, isReady]);

  const offers = recommendation.solution
    ? rankOffers(recommendation.solution, { products, wish: readWishedLoan(finder.loan) })
    : [];
  const words = { t, locale };
  const question = currentQuestion(questions, form);
  if (!question) return <p className={styles.finder}>{t('empty')}</p>;
  const place = shownQuestions(questions, form.answers).indexOf(question);
  return (
    <div className={styles.finder}>
      <NoScriptFallback questions={questions} {...words} />
      {isDone ? null : (
        <QuestionStep
          key={question.key}
          question={question}
          progress={{ number: place + 1, max: maxQuestionCount(questions, form.answers) }}
          chosen={form.answers[question.key]}
          headingRef={heading}
          onChoose={(value) => finder.choose(question.key, value)}
          onNext={finder.next}
          onBack={place > 0 ? finder.back : null}
          {...words}
        />
      )}
      <p role="status" className={isDone && recommendation.isLoading ? styles.waiting : undefined}>
        {isDone && recommendation.isLoading ? t('weighing') : ''}
      </p>
      {isReady && recommendation.hasFailed ? (
        <div className={styles.failed} role="alert">
          <p>{t('failed')}</p>
          <button type="button" className={styles.retry} onClick={finder.retry}>
            {t('retry')}
          </button>
        </div>
      ) : null}
      {isReady && !recommendation.hasFailed && recommendation.solution ? (
        <SolutionCard
          solution={recommendation.solution}
          offers={offers}
          questions={questions}
          answers={form.answers}
          loan={finder.loan}
          headingRef={heading}
          onLoanChange={finder.changeLoan}
          onChange={finder.change}
          onRestart={finder.restart}
          {...words}
        />
      ) : null}
      {isReady && recommendation.solution?.recommended ? (
        <FittingPersona
          product={(offers[0]?.offer ?? recommendation.solution.recommended).product}
          personas={finder.personas}
          record={finder.personasRecord}
          onRetry={finder.reloadPersonas}
          {...words}
        />
      ) : null}
      <RefreshNote record={finder.questionsRecord} onRetry={finder.reloadQuestions} />
    </div>
  );
}

function NoScriptFallback({
  questions,
  t,
  locale,
}: TranslationProps<'product-finder'> & { questions: readonly RuleQuestion[] }) {
  return (
    <noscript>
      <div className={styles.bare}>
        <p>
          {t('bare.lead')}
          {sentenceGap(locale)}
          <Link href={localisedPath(locale, contentPaths.contactUs)}>{t('bare.contact')}</Link>
        </p>
        <ol>
          {questions.map((question) => (
            <li key={question.key}>
              <b>{localise(question, 'title', { locale })}</b>{' '}
              {question.options.map((option) => localise(option, 'label', { locale })).join(' · ')}
            </li>
          ))}
        </ol>
      </div>
    </noscript>
  );
}
