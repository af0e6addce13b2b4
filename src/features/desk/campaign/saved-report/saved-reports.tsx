'use client';

import { useState } from 'react';
import { campaignReportLimits } from '@/contracts/campaign/campaign';
import type { SavedView } from '@/contracts/campaign/saved-report';
import { savedReportLimits } from '@/contracts/campaign/saved-report-choices';
import styles from '@/features/desk/frame/desk-app.module.css';
import { DeskLink } from '@/features/desk/frame/desk-link';
import { FailureNotice } from '@/features/desk/frame/failure-notice';
import list from '@/features/desk/list/desk-list.module.css';
import { SavedNameForm } from '@/features/desk/list/saved-view/saved-name-form';
import { staffSessionSlice } from '@/features/desk/session/staff-session.slice';
import type { TranslationProps } from '@/i18n/translation-props';
import { useDeskSelector } from '@/store/desk-hooks';
import { useQuery } from '@/store/use-query';
import { useSubmission } from '@/store/use-submission';
import own from '../campaign.module.css';
import { OpenReport } from './open-report';
import { reportSaving, savedReports, viewAddress } from './saved-report-queries';

interface SavedReportsProps extends TranslationProps<'desk'> {
  /** The report, and what it shows now. */
  shown: SavedView;
}

/** Saved views of a report as links, what can be done with the one that is open, and a name for the one that has none. */
export function SavedReports({ shown, t, locale }: SavedReportsProps) {
  const query = useQuery(savedReports, { locale, request: {} });
  const mayShare = useDeskSelector(staffSessionSlice.selectors.selectPermissions).includes(
    'campaign.edit',
  );
  const [isSaving, setSaving] = useState(false);
  const saving = useSubmission(reportSaving, {
    locale,
    onDone: () => {
      setSaving(false);
      query.reload();
    },
  });
  const address = viewAddress(shown, locale);
  const reports = query.data?.filter(({ report }) => report === shown.report);
  const open = reports?.find((report) => viewAddress(report, locale) === address);
  return (
    <section aria-label={t('savedReport.title')} className={own.saved}>
      <div className={list.views}>
        <span>{t('savedReport.title')}</span>
        {reports?.length === 0 ? (
          <span className={styles.help}>{t('savedReport.none')}</span>
        ) : null}
        {reports?.map((report) => (
          <DeskLink
            key={report.id}
            href={viewAddress(report, locale)}
            aria-current={report.id === open?.id ? 'page' : undefined}
          >
            {report.name}
          </DeskLink>
        ))}
        {open || isSaving || !reports ? null : (
          <button type="button" className={styles.small} onClick={() => setSaving(true)}>
            {t('savedReport.saveView')}
          </button>
        )}
      </div>
      {query.record.failure ? (
        <FailureNotice failure={query.record.failure} onRetry={query.reload} t={t} />
      ) : null}
      {open ? (
        <OpenReport
          key={open.id}
          report={open}
          mayShare={mayShare}
          onChanged={query.reload}
          t={t}
          locale={locale}
        />
      ) : null}
      {isSaving && !open ? (
        <SavedNameForm
          title={t('savedReport.saveView')}
          hint={t(
            shown.view.from === undefined && shown.view.to === undefined
              ? 'savedReport.lastDaysHint'
              : 'savedReport.fixedDaysHint',
            { days: campaignReportLimits.usualDays },
          )}
          saved={{ name: '', isShared: false }}
          maxLength={savedReportLimits.name}
          shareLabel={mayShare ? t('savedReport.share') : null}
          isSending={saving.isSending}
          failure={saving.failure}
          onSubmit={(named) => saving.submit({ body: { ...named, ...shown } })}
          onClose={() => setSaving(false)}
          t={t}
        />
      ) : null}
    </section>
  );
}
