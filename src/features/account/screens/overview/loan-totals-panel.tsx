'use client';

import { useState } from 'react';
import { SmartLink } from '@/components/smart-link';
import { flowPaths } from '@/config/paths';
import type { LoanSummary } from '@/contracts/account/account-loan';
import { formatDay } from '@/lib/dates';
import { hongKongDay } from '@/lib/hong-kong-day';
import { serverNow } from '@/lib/server-clock';
import type { TranslationProps } from '@/i18n/translation-props';
import { KeyFigures, type KeyFigure } from '@/features/account/components/description-list';
import { Panel } from '@/features/account/components/panel';
import panel from '@/features/account/components/panel.module.css';
import { formatAmount, productName } from '../payments/loan-format';
import { payNowAmount, totalLoans, type DueTotal } from './loan-totals';

interface LoanTotalsPanelProps extends TranslationProps<'account' | 'account-screen'> {
  loans: readonly LoanSummary[];
}

/** Everything owed, what has to be paid now and the next payment, over all loans. */
export function LoanTotalsPanel({ loans, t, locale }: LoanTotalsPanelProps) {
  const [today] = useState(() => hongKongDay(serverNow()));
  const totals = totalLoans(loans, today);
  const { overdue, dueToday, next } = totals;
  const payNow = payNowAmount(totals);
  const note = (key: 'overdue' | 'dueToday' | 'nextNote', total: DueTotal | null): string[] =>
    total
      ? [
          t(`totals.${key}`, {
            name: [...new Set(total.loans.map((loan) => productName(loan, t)))].join(
              t('totals.names'),
            ),
            date: formatDay(total.date, locale),
          }),
        ]
      : [];
  const figures: KeyFigure[] = [
    {
      label: t('totals.payNow'),
      value: payNow > 0 ? formatAmount(payNow) : t('totals.nothing'),
      notes: [...note('overdue', overdue), ...note('dueToday', dueToday)],
      isBad: overdue !== null,
    },
    ...(next
      ? [
          {
            label: t('totals.next'),
            value: formatAmount(next.amount),
            notes: note('nextNote', next),
          },
        ]
      : []),
    {
      label: t('totals.owed'),
      value: formatAmount(totals.owed),
      notes: [t('totals.owedNote')],
    },
  ];
  return (
    <Panel heading={t('totals.heading')}>
      <KeyFigures figures={figures} isCompact />
      <div className={panel.actions}>
        <SmartLink href={flowPaths.payments} locale={locale} className={panel.solid}>
          {t(payNow > 0 ? 'totals.pay' : 'loan.howToPay')}
        </SmartLink>
      </div>
    </Panel>
  );
}
