'use client';

import type { DeskApplication } from '@/contracts/application/application-desk';
import { answerGroups } from '@/features/application/form/answer-groups';
import type { TranslationProps } from '@/i18n/translation-props';
import { useTranslate } from '@/i18n/use-translate';
import styles from '../frame/desk-app.module.css';
import { Facts } from '../frame/facts';

interface ApplicationAnswersProps extends TranslationProps<'desk'> {
  application: DeskApplication;
  /** Of the heading. */
  id?: string;
}

const noProblems: ReadonlySet<string> = new Set();

/** What the applicant answered, in the words of the questions; numbers of identity documents are masked. */
export function ApplicationAnswers({
  application: { form, product },
  id = 'answers',
  t,
  locale,
}: ApplicationAnswersProps) {
  const tForm = useTranslate('application', 'application-form');
  const groups = answerGroups({ form, product, invalidPaths: noProblems, t: tForm, locale });
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{t('application.answers')}</h2>
      {groups.map(({ section, rows }) => (
        <div key={section}>
          <h3>{tForm(`section.${section}`)}</h3>
          <Facts items={rows.map(({ label, value }) => [label, value] as const)} />
        </div>
      ))}
    </section>
  );
}
