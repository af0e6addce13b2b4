'use client';

import { deskHref } from '@/config/desk/desk-paths';
import type { CustomerFile } from '@/contracts/customer/customer-desk';
import type { TranslationProps } from '@/i18n/translation-props';
import { useTranslate } from '@/i18n/use-translate';
import { formatDay, formatDayAndTime } from '@/lib/dates';
import { formatMoney } from '@/lib/format';
import { FileTable } from './file-table';

interface CustomerCasesProps extends TranslationProps<'desk'> {
  customer: CustomerFile;
}

/** What a customer has with the lender, as far as the reader may see it. */
export function CustomerCases({
  customer: { loans, applications, requests, threads },
  t,
  locale,
}: CustomerCasesProps) {
  const tAccount = useTranslate('account-screen');
  const time = (instant: string): string => formatDayAndTime(new Date(instant), locale);
  return (
    <>
      {loans ? (
        <FileTable
          title={t('customer.loans')}
          rows={loans}
          keyOf={({ loanNo }) => loanNo}
          hrefOf={({ loanNo }) => deskHref(locale, 'loans', loanNo)}
          columns={[
            { heading: t('customer.loanNo'), cell: ({ loanNo }) => loanNo },
            {
              heading: t('application.product'),
              cell: ({ kind }) => tAccount(`loan.kind.${kind}`),
            },
            {
              heading: t('application.state'),
              cell: ({ state, arrears }) =>
                tAccount(`loan.state.${arrears === null ? state : 'arrears'}`),
            },
            {
              heading: t('customer.balance'),
              cell: ({ balance }) => formatMoney(balance),
              isFigure: true,
            },
            {
              heading: t('customer.nextPayment'),
              cell: ({ nextPayment }) =>
                nextPayment === null ? '–' : formatDay(nextPayment.date, locale),
            },
            {
              heading: t('customer.overdue'),
              cell: ({ arrears }) =>
                arrears === null
                  ? '–'
                  : t('customer.overdueDays', {
                      amount: formatMoney(arrears.amount),
                      count: arrears.days,
                    }),
            },
          ]}
          t={t}
        />
      ) : null}
      {applications ? (
        <FileTable
          title={t('application.title')}
          rows={applications}
          keyOf={({ applicationNumber }) => applicationNumber}
          hrefOf={({ applicationNumber }) => deskHref(locale, 'applications', applicationNumber)}
          columns={[
            {
              heading: t('application.number'),
              cell: ({ applicationNumber }) => applicationNumber,
            },
            {
              heading: t('application.product'),
              cell: ({ product }) => t(`product.${product}`),
            },
            {
              heading: t('application.amount'),
              cell: ({ amount }) => formatMoney(amount),
              isFigure: true,
            },
            {
              heading: t('application.state'),
              cell: ({ state }) => t(`applicationState.${state}`),
            },
            {
              heading: t('application.received'),
              cell: ({ receivedAt }) => formatDay(receivedAt, locale),
            },
          ]}
          t={t}
        />
      ) : null}
      {requests ? (
        <FileTable
          title={t('customer.requests')}
          rows={requests}
          keyOf={({ reference }) => reference}
          hrefOf={({ reference }) => deskHref(locale, 'requests', reference)}
          columns={[
            { heading: t('application.number'), cell: ({ reference }) => reference },
            {
              heading: t('customer.request'),
              cell: ({ kind }) => tAccount(`request.kind.${kind}`),
            },
            {
              heading: t('application.state'),
              cell: ({ state }) => tAccount(`request.state.${state}`),
            },
            { heading: t('customer.about'), cell: ({ loanNo }) => loanNo ?? '–' },
            { heading: t('customer.changed'), cell: ({ changedAt }) => time(changedAt) },
          ]}
          t={t}
        />
      ) : null}
      {threads ? (
        <FileTable
          title={t('customer.threads')}
          rows={threads}
          keyOf={({ reference }) => reference}
          hrefOf={({ reference }) => deskHref(locale, 'messages', reference)}
          columns={[
            { heading: t('application.number'), cell: ({ reference }) => reference },
            {
              heading: t('customer.topic'),
              cell: ({ topic }) => tAccount(`contactForm.about.${topic}`),
            },
            {
              heading: t('application.state'),
              cell: ({ state }) => t(`threadState.${state}`),
            },
            { heading: t('customer.unread'), cell: ({ unread }) => unread, isFigure: true },
            { heading: t('customer.changed'), cell: ({ changedAt }) => time(changedAt) },
          ]}
          t={t}
        />
      ) : null}
    </>
  );
}
