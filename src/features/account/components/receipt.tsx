import { useEffect, useRef, type ReactNode } from 'react';
import type { RequestReceipt } from '@/contracts/account/account-request';
import { formatInstant } from '@/lib/dates';
import { sentenceGap } from '@/lib/texts/sentence-gap';
import type { TranslationProps } from '@/i18n/translation-props';
import panel from './panel.module.css';

interface ReceiptProps extends TranslationProps<'account' | 'account-screen'> {
  heading: string;
  receipt: RequestReceipt['data'];
  children?: ReactNode;
  followUp?: { label: string; onClick: () => void };
}

/** Confirms that a request was received, with its reference, state and time; takes the focus. */
export function Receipt({ heading, receipt, children, followUp, t, locale }: ReceiptProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={panel.success}>
      <h2 ref={title} tabIndex={-1}>
        {heading}
      </h2>
      <p>
        {t('receipt.reference')}
        {sentenceGap(locale)}
        <b>{receipt.reference}</b>
      </p>
      <p>
        {t('receipt.state', {
          state: t(`request.state.${receipt.state}`),
          time: formatInstant(receipt.createdAt, locale),
        })}
      </p>
      {children}
      {followUp ? (
        <p>
          <button type="button" className={panel.link} onClick={followUp.onClick}>
            {followUp.label}
          </button>
        </p>
      ) : null}
    </div>
  );
}
