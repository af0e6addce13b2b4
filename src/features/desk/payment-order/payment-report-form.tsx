'use client';

import { deskHref } from '@/config/desk/desk-paths';
import type { PaymentReport } from '@/contracts/payment-order/payment-report';
import type { TranslationProps } from '@/i18n/translation-props';
import { useSubmission } from '@/store/use-submission';
import { BankFileForm } from '../edit/bank-file-form';
import styles from '../frame/desk-app.module.css';
import { DeskLink } from '../frame/desk-link';
import { openAddress } from '../frame/desk-location';
import { paymentReport } from './payment-order-queries';

/** Reads what the bank says of a file of payments, and lists what is in that file. */
export function PaymentReportForm({ t, locale }: TranslationProps<'desk'>) {
  const { isSending, failure, answer, submit } = useSubmission(paymentReport, {
    locale,
    onDone: ({ data: { fileId } }) =>
      openAddress(`${deskHref(locale, 'payment-orders')}?${new URLSearchParams({ file: fileId })}`),
  });
  return (
    <BankFileForm
      id="payment-report"
      title={t('paymentReport.title')}
      hint={t('paymentReport.hint', { format: 'pain.002' })}
      label={t('paymentReport.choose')}
      action={t('paymentReport.run')}
      accept=".xml,application/xml"
      isSending={isSending}
      failure={failure}
      onFile={(body) => submit({ body })}
      t={t}
    >
      {answer ? <Result report={answer.data} t={t} locale={locale} /> : null}
    </BankFileForm>
  );
}

function Result({
  report: { fileId, contradicting, ...counts },
  t,
  locale,
}: TranslationProps<'desk'> & { report: PaymentReport }) {
  return (
    <>
      <p role="status">{t('paymentReport.done', { file: fileId, ...counts })}</p>
      {contradicting.length === 0 ? null : (
        <div role="alert" className={styles.failure}>
          <p>{t('paymentReport.contradicting')}</p>
          <ul>
            {contradicting.map((id) => (
              <li key={id}>
                <DeskLink href={deskHref(locale, 'payment-orders', id)}>{id}</DeskLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
