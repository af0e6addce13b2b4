'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ApprovalDetail } from '@/contracts/approval/approval';
import type { TranslationProps } from '@/i18n/translation-props';
import { hasCode } from '@/lib/saga/request-record';
import { useDeskSelector } from '@/store/desk-hooks';
import { useSubmission } from '@/store/use-submission';
import styles from '../frame/desk-app.module.css';
import { FailureNotice } from '../frame/failure-notice';
import { ReasonField } from '../edit/reason-field';
import { staffSessionSlice } from '../session/staff-session.slice';
import { StepUp } from '../session/step-up';
import { approving, rejecting } from './approval-list';

interface ApprovalDecisionProps extends TranslationProps<'desk'> {
  approval: ApprovalDetail;
  onChanged: () => void;
}

/** Approves what is shown, after a fresh passkey or code where the last is some time ago, or rejects it with a reason. */
export function ApprovalDecision({
  approval: { id, hash },
  onChanged,
  t,
  locale,
}: ApprovalDecisionProps) {
  const approval = useSubmission(approving, { locale, onDone: onChanged });
  const rejection = useSubmission(rejecting, { locale, onDone: onChanged });
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const proven = useDeskSelector(staffSessionSlice.selectors.selectSession)?.provenUntil;
  /** The expiry of the session's step-up proof at the time when approval was last attempted. */
  const [askedWith, setAskedWith] = useState<string>();
  const isUnproven = hasCode(approval.failure, 'step_up_required');
  const mustProve = isUnproven && proven === askedWith;
  const isSending = approval.isSending || rejection.isSending;
  const failure = (isUnproven ? null : approval.failure) ?? rejection.failure;
  const notice = failure ? <FailureNotice failure={failure} onRetry={onChanged} t={t} /> : null;
  // Nothing is left to decide: what is shown has changed, or somebody was quicker.
  if (hasCode(failure, 'approval_void') || hasCode(failure, 'approval_closed')) return notice;
  const approve = (): void => {
    if (isSending) return;
    setAskedWith(proven);
    approval.submit({ params: { id }, body: { hash } });
  };
  return (
    <>
      {notice}
      <section className={styles.panel} aria-labelledby="approve">
        <h2 id="approve">{t('approval.decide')}</h2>
        {mustProve ? (
          <StepUp t={t} locale={locale} />
        ) : (
          <>
            <p>{t(isUnproven ? 'approval.proven' : 'approval.approveHint')}</p>
            <p className={styles.actions}>
              <button
                type="button"
                className={styles.primary}
                autoFocus={isUnproven}
                aria-disabled={isSending || undefined}
                onClick={approve}
              >
                {t(approval.isSending ? 'state.sending' : 'approval.approve')}
              </button>
            </p>
          </>
        )}
      </section>
      <form
        noValidate
        className={styles.panel}
        aria-labelledby="reject"
        onSubmit={(event) =>
          void handleSubmit(({ reason }) => {
            if (!isSending) rejection.submit({ params: { id }, body: { reason } });
          })(event)
        }
      >
        <h2 id="reject">{t('approval.rejectTitle')}</h2>
        <ReasonField
          id="reason"
          label={t('approval.reason')}
          hint={t('approval.reasonHint')}
          problem={formState.errors.reason?.message}
          register={(rules) => register('reason', rules)}
          t={t}
        />
        <button type="submit" className={styles.button} aria-disabled={isSending || undefined}>
          {t(rejection.isSending ? 'state.sending' : 'approval.reject')}
        </button>
      </form>
    </>
  );
}
