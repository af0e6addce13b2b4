'use client';

import { useState } from 'react';
import { deskHref } from '@/config/desk/desk-paths';
import { campaignReportLimits, type CampaignReportQuery } from '@/contracts/campaign/campaign';
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
  /** What the report shows now. */
  view: CampaignReportQuery;
}

/** Saved views of the report as links, what can be done with the one that is open, and a name for the one that has none. */
export function SavedReports({ view, t, locale }: SavedReportsProps) {
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
  const pathname = deskHref(locale, 'campaigns');
  const address = viewAddress(pathname, view);
  const reports = query.data;
  const open = reports?.find((report) => viewAddress(pathname, report.view) === address);
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
            href={viewAddress(pathname, report.view)}
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
            view.from === undefined && view.to === undefined
              ? 'savedReport.lastDaysHint'
              : 'savedReport.fixedDaysHint',
            { days: campaignReportLimits.usualDays },
          )}
          saved={{ name: '', isShared: false }}
          maxLength={savedReportLimits.name}
          shareLabel={mayShare ? t('savedReport.share') : null}
          isSending={saving.isSending}
          failure={saving.failure}
          onSubmit={(report) => saving.submit({ body: { ...report, view } })}
          onClose={() => setSaving(false)}
          t={t}
        />
      ) : null}
    </section>
  );
}
