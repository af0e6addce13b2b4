'use client';

import type { DecisionEffect as Effect } from '@/contracts/account/request-desk';
import type { TranslationProps } from '@/i18n/translation-props';
import { useTranslate } from '@/i18n/use-translate';
import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/format';
import styles from '../frame/desk-app.module.css';
import { Facts } from '../frame/facts';
import { LoanEffect } from '../loan/loan-effect';
import own from '../loan/loan.module.css';

interface DecisionEffectProps extends TranslationProps<'desk'> {
  effect: Effect;
}

/** What a decision would do to the loan; of a payment holiday also what it does to dates and interest. */
export function DecisionEffect({ effect, t, locale }: DecisionEffectProps) {
  const tAccount = useTranslate('account-screen');
  const { before, after, holiday, needsApproval } = effect;
  const money = (amount: number): string => formatMoney(amount, { withCents: true });
  return (
    <div className={own.effect} role="status">
      {holiday ? (
        <Facts
          items={[
            [t('ask.months'), tAccount('request.months', { count: holiday.months })],
            [tAccount('holiday.from'), formatDay(holiday.from, locale)],
            [tAccount('holiday.resumes'), formatDay(holiday.resumesOn, locale)],
            [
              tAccount('holiday.interest'),
              <b key="interest">{money(holiday.interestOfHoliday)}</b>,
            ],
            [
              tAccount('holiday.parts'),
              tAccount('holiday.partsValue', { count: holiday.deferredParts }),
            ],
            [
              tAccount('holiday.payment'),
              tAccount('holiday.paymentValue', {
                before: money(holiday.instalment),
                after: money(holiday.instalmentAfter),
              }),
            ],
            [
              tAccount('holiday.newTotal'),
              `${money(holiday.totalAfter)} (${tAccount('holiday.insteadOf', { value: money(holiday.totalBefore) })})`,
            ],
          ]}
        />
      ) : null}
      {before && after ? <LoanEffect before={before} after={after} t={t} locale={locale} /> : null}
      <p className={styles.help}>{t(needsApproval ? 'ask.secondPerson' : 'ask.notDecided')}</p>
    </div>
  );
}
