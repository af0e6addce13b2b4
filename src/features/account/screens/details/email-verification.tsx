'use client';

import panel from '@/features/account/components/panel.module.css';
import { failureMessage } from '@/features/account/components/query-states';
import type { LenderInfo } from '@/features/account/lender-info';
import { useSubmission } from '@/store/use-submission';
import type { TranslationProps } from '@/i18n/translation-props';
import { hasCode } from '@/lib/saga/request-record';
import { emailLinkSubmission } from './details-submissions';

interface EmailVerificationProps extends TranslationProps<'account' | 'account-screen'> {
  email: string;
  isVerified: boolean;
  lender: LenderInfo;
}

/** Whether the mail address is verified, and the way to verify it. */
export function EmailVerification({
  email,
  isVerified,
  lender,
  t,
  locale,
}: EmailVerificationProps) {
  const { isSending, failure, answer, submit } = useSubmission(emailLinkSubmission, { locale });
  if (isVerified) return <p className={panel.detail}>{t('email.verified')}</p>;
  return (
    <>
      <p className={panel.detail}>{t('email.unverified')}</p>
      {failure ? (
        <p role="alert" className={panel.problem}>
          {hasCode(failure, 'rate_limited')
            ? t('email.limit', { phone: lender.hotline })
            : failureMessage(failure, t)}
        </p>
      ) : null}
      <p role="status" className={panel.detail}>
        {answer ? t('email.sent', { email }) : ''}
      </p>
      <p className={panel.detail}>
        <button
          type="button"
          className={panel.link}
          aria-disabled={isSending || undefined}
          onClick={() => (isSending ? undefined : submit({ body: {} }))}
        >
          {t(isSending ? 'state.sending' : answer ? 'email.again' : 'email.send')}
        </button>
      </p>
    </>
  );
}
