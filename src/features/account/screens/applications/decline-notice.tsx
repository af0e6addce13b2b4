'use client';

import { RequireNamespace } from '@/components/loading/require-namespace';
import type { DeclineReason } from '@/contracts/application/application-choices';
import { DownloadButton } from '@/features/account/components/download-button';
import panel from '@/features/account/components/panel.module.css';
import type { TranslationProps } from '@/i18n/translation-props';
import { useTranslate } from '@/i18n/use-translate';
import styles from './application-card.module.css';

interface DeclineNoticeProps extends TranslationProps<'account' | 'account-screen'> {
  applicationNumber: string;
  /** The principal one first. */
  reasons: readonly DeclineReason[];
}

/** Why an application was declined, in plain words, and the letter that says what its applicant may do. */
export function DeclineNotice(props: DeclineNoticeProps) {
  return (
    <RequireNamespace namespace="decline">
      <Reasons {...props} />
    </RequireNamespace>
  );
}

function Reasons({ applicationNumber, reasons, t, locale }: DeclineNoticeProps) {
  const tDecline = useTranslate('decline');
  const id = `declined-${applicationNumber}`;
  return (
    <section aria-labelledby={id} className={styles.decline}>
      <h3 id={id}>{tDecline('notice.title')}</h3>
      {reasons.length === 0 ? (
        <p>{tDecline('notice.onRequest')}</p>
      ) : (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{tDecline(`reason.${reason}`)}</li>
          ))}
        </ul>
      )}
      <p className={panel.note}>{tDecline('notice.then')}</p>
      <div className={panel.actions}>
        <DownloadButton
          download={{ id: `letter-${applicationNumber}`, locale, letterOf: applicationNumber }}
          label={tDecline('notice.download')}
          about={applicationNumber}
          t={t}
        />
      </div>
    </section>
  );
}
