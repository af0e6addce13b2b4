'use client';

import { deskHref } from '@/config/desk/desk-paths';
import type { PaymentOrderDetail } from '@/contracts/payment-order/payment-order';
import type { TranslationProps } from '@/i18n/translation-props';
import { useSubmission } from '@/store/use-submission';
import { ApprovalNotice } from '../approval/approval-notice';
import styles from '../frame/desk-app.module.css';
import { openAddress } from '../frame/desk-location';
import { FailureNotice } from '../frame/failure-notice';
import { PaymentOutcomeForm } from './payment-outcome-form';
import { paymentOutcome, paymentRelease, paymentReplacement } from './payment-order-queries';

interface PaymentOrderActionsProps extends TranslationProps<'desk'> {
  order: PaymentOrderDetail;
  onChanged: () => void;
}

/** The next step of a payment: a second person, the bank's answer, or placing it again. */
export function PaymentOrderActions({ order, onChanged, t, locale }: PaymentOrderActionsProps) {
  const { id, state, approvals, replacedBy } = order;
  const release = useSubmission(paymentRelease, { locale, onDone: onChanged });
  const outcome = useSubmission(paymentOutcome, { locale, onDone: onChanged });
  const replacement = useSubmission(paymentReplacement, {
    locale,
    onDone: ({ data }) => openAddress(deskHref(locale, 'payment-orders', data.id)),
  });
  const waiting = approvals.find((approval) => approval.state === 'waiting');
  if (waiting) return <ApprovalNotice approval={waiting} t={t} locale={locale} />;
  if (state === 'sent' || state === 'paid')
    return (
      <PaymentOutcomeForm
        title={t('paymentOutcome.title')}
        states={state === 'sent' ? ['paid', 'returned'] : ['returned']}
        isSending={outcome.isSending}
        failure={outcome.failure}
        onSend={(body) => outcome.submit({ params: { id }, body })}
        t={t}
        locale={locale}
      />
    );
  const next =
    state === 'waiting'
      ? ({
          submission: release,
          label: 'paymentOrder.release',
          hint: 'paymentOrder.releaseHint',
        } as const)
      : state === 'returned' && replacedBy === null
        ? ({
            submission: replacement,
            label: 'paymentOrder.replace',
            hint: 'paymentOrder.replaceHint',
          } as const)
        : null;
  if (next === null) return null;
  const { submission, label, hint } = next;
  return (
    <section className={styles.panel} aria-label={t(label)}>
      {submission.failure ? (
        <FailureNotice failure={submission.failure} onRetry={onChanged} t={t} />
      ) : null}
      <p>{t(hint)}</p>
      <p className={styles.actions}>
        <button
          type="button"
          className={styles.primary}
          aria-disabled={submission.isSending || undefined}
          onClick={() => {
            if (!submission.isSending) submission.submit({ params: { id }, body: {} });
          }}
        >
          {t(submission.isSending ? 'state.sending' : label)}
        </button>
      </p>
    </section>
  );
}
