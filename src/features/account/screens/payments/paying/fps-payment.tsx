'use client';

import dynamic from 'next/dynamic';
import { omitOnLoadError } from '@/components/loading/omit-on-load-error';
import { TextField } from '@/components/form/text-field';
import { maxFigureLength } from '@/components/form/figure-length';
import { ifSet } from '@/config/brand';
import type { LoanDetail } from '@/contracts/account/account-loan';
import { maxMoney } from '@/contracts/limits/limits';
import { fpsPayload } from '@/lib/payment/fps-payload';
import { usePersistedForm } from '@/features/account/use-persisted-form';
import type { ScreenProps } from '@/features/account/components/screen-props';
import panel from '@/features/account/components/panel.module.css';
import { parseAmount, validateAmount } from '@/features/account/screens/requests/amount-form';
import { formatAmount } from '../loan-format';
import { paymentChoices } from './payment-choices';
import styles from './payment-panel.module.css';

// Drawn below the figures; its library is a chunk of its own.
const FpsQr = dynamic(() => omitOnLoadError(import('./fps-qr').then((loaded) => loaded.FpsQr)), {
  ssr: false,
});

/** As somebody would type it, with the cents. */
const typedAmount = (amount: number): string => formatAmount(amount).replace(/^\D+/, '');

interface FpsPaymentProps extends Pick<ScreenProps, 'lender' | 't'> {
  detail: LoanDetail;
}

/** Pays a chosen amount by a QR code for FPS; nothing where the lender has no identifier of FPS. */
export function FpsPayment({ detail, lender, t }: FpsPaymentProps) {
  const { loanNo, paying } = detail;
  const choices = paymentChoices(detail);
  const [{ amount: typed }, change] = usePersistedForm('payment', {
    amount: choices[0] ? typedAmount(choices[0].amount) : '',
  });
  const payee = ifSet(paying.payee) || lender.name;
  const payloadOf = (amount: number): string | null =>
    fpsPayload({
      payeeId: paying.fpsId,
      payeeName: payee,
      amount,
      reference: paying.reference,
    });
  if (payloadOf(1) === null) return null;
  const problem = validateAmount(typed, maxMoney);
  const amount = parseAmount(typed);
  const payload = problem || amount === null ? null : payloadOf(amount);
  return (
    <>
      <h3>{t('paying.qrHeading')}</h3>
      <div className={styles.fps}>
        <div>
          <TextField
            id="pay-amount"
            inputMode="decimal"
            width="medium"
            maxLength={maxFigureLength}
            label={t('paying.amount')}
            prefix="HK$"
            value={typed}
            onChange={(event) => change({ amount: event.target.value })}
            problem={
              problem ? t(`amount.${problem}`, { maximum: formatAmount(maxMoney) }) : undefined
            }
          />
          <div className={panel.actions} role="group" aria-label={t('paying.choices')}>
            {choices.map((choice) => (
              <button
                key={choice.key}
                type="button"
                className={`${choice.amount === amount ? panel.solid : panel.ghost} ${panel.small}`}
                aria-pressed={choice.amount === amount}
                onClick={() => change({ amount: typedAmount(choice.amount) })}
              >
                {t('paying.choice', {
                  what: t(`paying.${choice.key}`),
                  amount: formatAmount(choice.amount),
                })}
              </button>
            ))}
          </div>
          <p className={panel.note}>{t('paying.qrHow')}</p>
          <p className={panel.note}>{t('paying.qrCheck', { payee })}</p>
        </div>
        <div className={styles.picture}>
          {payload && amount !== null ? (
            <FpsQr
              payload={payload}
              label={t('paying.qrLabel', {
                amount: formatAmount(amount),
                payee,
                reference: paying.reference,
              })}
              fileName={`fps-${loanNo}.png`}
              t={t}
            />
          ) : null}
        </div>
      </div>
    </>
  );
}
