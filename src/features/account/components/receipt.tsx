import { useEffect, useRef, type ReactNode } from 'react';
import type { RequestReceipt } from '@/contracts/account/account-request';
import { formatInstant } from '@/lib/dates';
import type { Words } from './account-words';
import panel from './panel.module.css';

interface ReceiptProps extends Words {
  heading: string;
  receipt: RequestReceipt['data'];
  children?: ReactNode;
  again?: { label: string; onAgain: () => void };
}

/** That a request has arrived: its reference, its state and the time; takes the focus. */
export function Receipt({ heading, receipt, children, again, t, locale }: ReceiptProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={panel.good}>
      <h2 ref={title} tabIndex={-1}>{heading}</h2>
      <p>{t('receipt.reference')} <b>{receipt.reference}</b></p>
      <p>{t('receipt.state', { state: t(`request.state.${receipt.state}`), time: formatInstant(receipt.createdAt, locale) })}</p>
      {children}
      {again ? <p><button type="button" className={panel.link} onClick={again.onAgain}>{again.label}</button></p> : null}
    </div>
  );
}
