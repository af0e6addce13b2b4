'use client';

import { useState } from 'react';
import { localeMetadata } from '@/config/locales';
import type { SavedReport } from '@/contracts/campaign/saved-report';
import { savedReportLimits } from '@/contracts/campaign/saved-report-choices';
import styles from '@/features/desk/frame/desk-app.module.css';
import { FailureNotice } from '@/features/desk/frame/failure-notice';
import { SavedNameForm } from '@/features/desk/list/saved-view/saved-name-form';
import { SavedSteps } from '@/features/desk/list/saved-view/saved-steps';
import type { TranslationProps } from '@/i18n/translation-props';
import { hasCode } from '@/lib/saga/request-record';
import { useSubmission } from '@/store/use-submission';
import own from '../campaign.module.css';
import { reportMailing, savedReportChange, savedReportRemoval } from './saved-report-queries';

interface OpenReportProps extends TranslationProps<'desk'> {
  report: SavedReport;
  mayShare: boolean;
  onChanged: () => void;
}

/** The saved report that is shown: its weekly mail, its name and its end. */
export function OpenReport({ report, mayShare, onChanged, t, locale }: OpenReportProps) {
  const { id, name, isShared, createdBy, mailLanguage, mayChange } = report;
  const [isChanging, setChanging] = useState(false);
  const params = { id };
  const change = useSubmission(savedReportChange, {
    locale,
    onDone: () => {
      setChanging(false);
      onChanged();
    },
  });
  const removal = useSubmission(savedReportRemoval, { locale, onDone: onChanged });
  const mailing = useSubmission(reportMailing, { locale, onDone: onChanged });
  const failure = mailing.failure ?? removal.failure;
  if (isChanging)
    return (
      <SavedNameForm
        title={t('saved.change')}
        hint={t('savedReport.changeHint')}
        saved={{ name, isShared }}
        maxLength={savedReportLimits.name}
        shareLabel={mayShare || isShared ? t('savedReport.share') : null}
        isSending={change.isSending}
        failure={change.failure}
        onSubmit={(body) => change.submit({ params, body })}
        onClose={() => setChanging(false)}
        t={t}
      />
    );
  const language = mailLanguage === null ? null : localeMetadata[mailLanguage].label;
  return (
    <div className={own.open}>
      {failure && hasCode(failure, 'conflict') ? (
        <p role="alert" className={styles.failure}>
          {t('savedReport.noMail')}
        </p>
      ) : null}
      {failure && !hasCode(failure, 'conflict') ? <FailureNotice failure={failure} t={t} /> : null}
      <p role="status">
        {t(isShared ? 'saved.sharedBy' : 'saved.own', { by: createdBy })}
        {' · '}
        {language === null ? t('savedReport.notMailed') : t('savedReport.mailed', { language })}
      </p>
      <p className={styles.steps}>
        <button
          type="button"
          className={styles.button}
          aria-disabled={mailing.isSending || undefined}
          onClick={() => {
            if (mailing.isSending) return;
            mailing.submit({ params, body: { language: mailLanguage === null ? locale : null } });
          }}
        >
          {t(mailLanguage === null ? 'savedReport.mail' : 'savedReport.stopMail')}
        </button>
        {mayChange ? (
          <SavedSteps
            isRemoving={removal.isSending}
            onChange={() => setChanging(true)}
            onRemove={() => removal.submit({ params })}
            t={t}
          />
        ) : null}
      </p>
    </div>
  );
}
