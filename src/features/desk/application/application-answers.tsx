'use client';

import {
  correctableSections,
  type ApplicationSection,
  type ApplicationState,
} from '@/contracts/application/application-choices';
import type { DeskApplication } from '@/contracts/application/application-desk';
import { answerGroups } from '@/features/application/form/answer-groups';
import type { TranslationProps } from '@/i18n/translation-props';
import { useTranslate } from '@/i18n/use-translate';
import { FormOpener } from '../edit/form-opener';
import styles from '../frame/desk-app.module.css';
import { Facts } from '../frame/facts';
import { CorrectionForm } from './correction/correction-form';
import { Corrections } from './correction/corrections';

interface ApplicationAnswersProps extends TranslationProps<'desk'> {
  application: DeskApplication;
  /** Of the heading. */
  id?: string;
  /** Reads the application again; left out where nobody may correct anything here. */
  onCorrected?: (() => void) | undefined;
}

/** Until an offer is accepted, answers may be corrected. */
const correctableStates: readonly ApplicationState[] = [
  'received',
  'needs-documents',
  'in-assessment',
  'approved',
];

const noProblems: ReadonlySet<string> = new Set();

/** What the applicant answered, in the words of the questions; numbers of identity documents are masked. */
export function ApplicationAnswers({
  application,
  id = 'answers',
  onCorrected,
  t,
  locale,
}: ApplicationAnswersProps) {
  const { form, product, state } = application;
  const tForm = useTranslate('application', 'application-form');
  const groups = answerGroups({ form, product, invalidPaths: noProblems, t: tForm, locale });
  const correctionOf = (shown: ApplicationSection, onChanged: () => void) => {
    const section = correctableSections.find((one) => one === shown);
    return section === undefined ? null : (
      <FormOpener
        label={t('correction.open', { section: tForm(`section.${section}`) })}
        doneMessage={t('correction.done')}
        isOver={!correctableStates.includes(state)}
      >
        {(opened) => (
          <CorrectionForm
            {...opened}
            application={application}
            section={section}
            onChanged={onChanged}
            t={t}
            locale={locale}
          />
        )}
      </FormOpener>
    );
  };
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{t('application.answers')}</h2>
      {groups.map(({ section, rows }) => (
        <div key={section}>
          <h3>{tForm(`section.${section}`)}</h3>
          <Facts items={rows.map(({ label, value }) => [label, value] as const)} />
          {onCorrected ? correctionOf(section, onCorrected) : null}
        </div>
      ))}
      {onCorrected ? <Corrections application={application} t={t} locale={locale} /> : null}
    </section>
  );
}
