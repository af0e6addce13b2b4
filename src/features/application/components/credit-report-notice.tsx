import type { Translate } from '@/i18n/text-keys';
import styles from './step.module.css';

interface CreditReportNoticeProps {
  t: Translate<'application-form'>;
  lender: string;
  /** The agencies by name, as one text. */
  agencies: string;
}

/** What follows from the consent to a credit report: the essence in sight, all of it behind one tap. The consent itself says who reads what, where and for what. */
export function CreditReportNotice({ t, lender, agencies }: CreditReportNoticeProps) {
  return (
    <>
      <p>{t('consents.creditEssence')}</p>
      <details className={styles.more}>
        <summary>{t('consents.creditMore')}</summary>
        <p>{t('consents.creditBody', { lender, agencies })}</p>
      </details>
    </>
  );
}
