'use client';

import { useState } from 'react';
import { SelectField } from '@/components/form/select-field';
import { deskHref } from '@/config/desk/desk-paths';
import type { FinderTrial } from '@/contracts/content/rule-trial';
import type { RuleAnswers } from '@/contracts/product-finder';
import type { TranslationProps } from '@/i18n/translation-props';
import { useTranslate } from '@/i18n/use-translate';
import { localise } from '@/lib/localise';
import { shownQuestions } from '@/lib/product-finder-questions';
import { useQuery } from '@/store/use-query';
import styles from '@/features/desk/frame/desk-app.module.css';
import { DeskLink } from '@/features/desk/frame/desk-link';
import { QueryView } from '@/features/desk/frame/query-view';
import { DataTable } from '@/features/desk/list/data-table';
import { contentName } from '../content-queries';
import { optionWords } from '../form/path-words';
import { finderTrial } from './rule-trial-queries';
import { TrialOutcomes } from './trial-outcomes';

/** Answers to the questions of the product finder, with what visitors get for them now and would get with the drafts. */
export function FinderTrialScreen({ t, locale }: TranslationProps<'desk'>) {
  const [answers, setAnswers] = useState<RuleAnswers>({});
  const query = useQuery(finderTrial, { locale, request: { body: { answers } } });
  return (
    <>
      <p>{t('ruleTrial.finderLead')}</p>
      <QueryView query={query} t={t}>
        {(outcomes) => (
          <>
            <section className={styles.panel} aria-labelledby="trial-answers">
              <h2 id="trial-answers">{t('ruleTrial.answers')}</h2>
              {shownQuestions(outcomes.drafted.questions, answers).map((question) => (
                <SelectField
                  key={question.key}
                  id={`trial-${question.key}`}
                  label={localise(question, 'title', { locale })}
                  value={answers[question.key] ?? ''}
                  choices={[
                    { value: '', label: t('ruleTrial.unanswered') },
                    ...question.options.map((option) => ({
                      value: option.value,
                      label: localise(option, 'label', { locale }),
                    })),
                  ]}
                  onChange={({ target }) => {
                    const { [question.key]: _before, ...others } = answers;
                    setAnswers(
                      target.value === '' ? others : { ...others, [question.key]: target.value },
                    );
                  }}
                />
              ))}
            </section>
            <TrialOutcomes outcomes={outcomes} t={t} locale={locale}>
              {(trial, label) => <Outcome trial={trial} label={label} t={t} locale={locale} />}
            </TrialOutcomes>
          </>
        )}
      </QueryView>
    </>
  );
}

interface OutcomeProps extends TranslationProps<'desk'> {
  trial: FinderTrial;
  label: string;
}

function Outcome({ trial: { solution, scores }, label, t, locale }: OutcomeProps) {
  const tForm = useTranslate('content-form');
  const productWords = (product: string) => optionWords('product', product, tForm);
  const others = solution?.alternatives.map(({ product }) => productWords(product)) ?? [];
  return (
    <>
      <p role="status">
        {solution === null ? (
          t('ruleTrial.open')
        ) : (
          <>
            {t('ruleTrial.recommended')}{' '}
            <b>{productWords(solution.recommended?.product ?? 'none')}</b>
            {others.length > 0 ? ` · ${t('ruleTrial.alternative')} ${others.join(', ')}` : ''}
          </>
        )}
      </p>
      {scores.length > 0 ? (
        <DataTable
          label={label}
          rows={scores}
          keyOf={({ product }) => product}
          columns={[
            { heading: t('ruleTrial.product'), cell: ({ product }) => productWords(product) },
            {
              heading: t('ruleTrial.points'),
              isFigure: true,
              cell: ({ score, isRuledOut }) => (isRuledOut ? t('ruleTrial.ruledOut') : score),
            },
            {
              heading: t('ruleTrial.rules'),
              cell: ({ rules }) =>
                rules.map((rule, index) => (
                  <span key={rule.id}>
                    {index > 0 ? ' · ' : ''}
                    <DeskLink
                      href={deskHref(
                        locale,
                        'content',
                        contentName({ kind: 'finder-rules', id: rule.id }),
                      )}
                    >
                      {rule.id}
                    </DeskLink>{' '}
                    ({rule.score})
                  </span>
                )),
            },
          ]}
        />
      ) : null}
    </>
  );
}
