'use client';

import { useState } from 'react';
import { ifSet } from '@/config/brand';
import type { LoanDetail } from '@/contracts/account/account-loan';
import { formatDay } from '@/lib/dates';
import { saveFile } from '@/lib/save-file';
import { CopyButton } from '@/features/account/components/copy-button';
import {
  DescriptionList,
  type DescriptionItem,
} from '@/features/account/components/description-list';
import panel from '@/features/account/components/panel.module.css';
import type { ScreenProps } from '@/features/account/components/screen-props';
import { FpsPayment } from './fps-payment';
import { formatAmount, loanName } from '../loan-format';
import { isToCome, paymentChoices } from './payment-choices';

/** What is due and how to pay it: by FPS, to the bank account, with the dates for a calendar. */
export function PaymentInstructions({
  detail,
  lender,
  t,
  locale,
}: ScreenProps & { detail: LoanDetail }) {
  const { arrears, nextPayment, paying } = detail;
  const copyable = (name: string, value: string): DescriptionItem[] =>
    ifSet(value)
      ? [
          [
            name,
            <>
              {value} <CopyButton name={name} value={value} t={t} />
            </>,
          ],
        ]
      : [];
  const accounts = [
    ...copyable(t('paying.fps'), paying.fpsId),
    ...copyable(t('paying.bank'), paying.bankAccount),
  ];
  return (
    <>
      {arrears ? (
        <div className={panel.warning}>
          <h3>{t('arrears.title', { amount: formatAmount(arrears.amount) })}</h3>
          <p>
            {t('arrears.text', {
              date: formatDay(arrears.since, locale),
              days: t('duration.days', { count: arrears.days }),
            })}
          </p>
          <p>{t('arrears.interest')}</p>
        </div>
      ) : null}
      <DescriptionList
        items={[
          ...(arrears
            ? [[t('paying.overdue'), formatAmount(arrears.amount)] satisfies DescriptionItem]
            : []),
          ...(nextPayment
            ? [
                [
                  t('loan.next'),
                  t('paying.due', {
                    amount: formatAmount(nextPayment.amount),
                    date: formatDay(nextPayment.date, locale),
                  }),
                ] satisfies DescriptionItem,
              ]
            : []),
          ...paymentChoices(detail)
            .filter(({ key }) => key === 'both')
            .map(({ amount }): DescriptionItem => [t('paying.both'), formatAmount(amount)]),
        ]}
      />
      <FpsPayment detail={detail} lender={lender} t={t} />
      <h3>{t('paying.details')}</h3>
      <DescriptionList
        items={[
          ...accounts,
          ...(ifSet(paying.payee)
            ? [[t('paying.payee'), paying.payee] satisfies DescriptionItem]
            : []),
          ...copyable(t('paying.reference'), paying.reference),
        ]}
      />
      <p className={panel.note}>
        {accounts.length > 0 ? t('paying.note') : t('paying.ask', { phone: lender.hotline })}
      </p>
      <CalendarButton detail={detail} t={t} />
    </>
  );
}

function CalendarButton({ detail, t }: Pick<ScreenProps, 't'> & { detail: LoanDetail }) {
  const [isFailed, setFailed] = useState(false);
  const { loanNo, schedule, paying } = detail;
  if (!schedule.some(isToCome)) return null;
  const name = loanName(detail, t);
  const save = async (): Promise<void> => {
    try {
      const { paymentCalendar } = await import('./payment-calendar');
      const text = paymentCalendar(loanNo, schedule, {
        calendar: t('paying.calendarName', { name }),
        title: ({ payment }) => t('paying.eventTitle', { name, amount: formatAmount(payment) }),
        description: t('paying.eventText', { reference: paying.reference }),
      });
      saveFile(new Blob([text], { type: 'text/calendar' }), `payments-${loanNo}.ics`);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className={panel.actions}>
      <button type="button" className={`${panel.ghost} ${panel.small}`} onClick={() => void save()}>
        {t('paying.calendar')}
      </button>
      {isFailed ? (
        <p role="alert" className={panel.problem}>
          {t('state.failed')}
        </p>
      ) : null}
    </div>
  );
}
