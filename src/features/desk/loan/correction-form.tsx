'use client';

import type { FormEventHandler, ReactNode } from 'react';
import type { Approval } from '@/contracts/approval/approval';
import type { DeskLoan } from '@/contracts/account/loan-desk';
import type { TranslationProps } from '@/i18n/translation-props';
import type { RequestFailure } from '@/lib/saga/request-record';
import { ApprovalNotice } from '../approval/approval-notice';
import styles from '../frame/desk-app.module.css';
import { LoanEffect } from './loan-effect';
import { RateEffect } from './rate-effect';
import { LoanRefusal } from './loan-refusal';
import type { useTriedPosting } from './use-tried-posting';
import own from './loan.module.css';

interface CorrectionFormProps extends TranslationProps<'desk'> {
  id: string;
  title: string;
  hint: string;
  loan: DeskLoan;
  trial: ReturnType<typeof useTriedPosting>;
  /** The request to a second person; `since` is the version on which it was made. */
  request: { isSending: boolean; failure: RequestFailure | null; since: number };
  asked: Approval | null;
  onSubmit: FormEventHandler;
  onClose?: () => void;
  children: ReactNode;
}

/** A posting that a second person has to approve: its fields, what it would do, then that it waits. */
export function CorrectionForm({
  id,
  title,
  hint,
  loan,
  trial,
  request,
  asked,
  onSubmit,
  onClose,
  children,
  t,
  locale,
}: CorrectionFormProps) {
  const { effect } = trial;
  const isSending = trial.isSending || request.isSending;
  const failure = trial.failure ?? request.failure;
  return (
    <form noValidate className={styles.panel} aria-labelledby={id} onSubmit={onSubmit}>
      <h2 id={id}>{title}</h2>
      <p className={styles.help}>{hint}</p>
      {failure ? (
        <LoanRefusal
          failure={failure}
          loan={loan}
          since={request.failure ? request.since : loan.version}
          t={t}
          locale={locale}
        />
      ) : null}
      {asked ? <ApprovalNotice approval={asked} t={t} locale={locale} /> : children}
      {effect && !asked ? (
        <div className={own.effect} role="status">
          {effect.rate ? (
            <RateEffect effect={effect.rate} t={t} locale={locale} />
          ) : (
            <LoanEffect before={effect.before} after={effect.after} t={t} locale={locale} />
          )}
          <p className={styles.help}>{t('loan.secondPerson')}</p>
        </div>
      ) : null}
      <p className={styles.actions}>
        {asked ? null : (
          <button type="submit" className={styles.primary} aria-disabled={isSending || undefined}>
            {t(isSending ? 'state.sending' : effect === null ? 'loan.try' : 'offer.send')}
          </button>
        )}
        {onClose ? (
          <button type="button" className={styles.button} onClick={onClose}>
            {t(asked ? 'loan.reverseClose' : 'loan.reverseCancel')}
          </button>
        ) : null}
      </p>
    </form>
  );
}
