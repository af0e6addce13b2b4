'use client';

import { useEffect, useRef } from 'react';
import { OtpChallenge } from '@/features/otp/components/otp-challenge';
import type { RequestFailure } from '@/lib/saga/request-record';
import { useAppSelector } from '@/store/hooks';
import { sessionSlice } from '../session/session.slice';
import type { TranslationProps } from '@/i18n/translation-props';
import panel from './panel.module.css';
import { failureMessage } from './query-states';
import styles from './step-up.module.css';

interface StepUpProps extends TranslationProps<'account' | 'account-screen'> {
  heading: string;
  /** The operation that the code authorises, as shown to the customer. */
  purpose: string;
  /** The reason for requesting another code. */
  notice?: string | undefined;
  operationId: string;
  /** A phone number other than the registered one. */
  phone?: string;
  isLive: boolean;
  isSending: boolean;
  failure: RequestFailure | null;
  onVerified: () => void;
  onBack: () => void;
}

// API error code: the one-time code is used up or was issued for another operation.
export const stepUpRequiredCode = 'step_up_required';

/** Step-up authentication: confirms one operation by a one-time code sent to the customer's phone. Its heading takes the focus, unless the code field already has it. */
export function StepUp({
  heading,
  purpose,
  notice,
  operationId,
  phone,
  isLive,
  isSending,
  failure,
  onVerified,
  onBack,
  t,
  locale,
}: StepUpProps) {
  const customer = useAppSelector(sessionSlice.selectors.selectCustomer);
  const section = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!section.current?.contains(document.activeElement)) title.current?.focus();
  }, []);
  return (
    <section ref={section} className={panel.panel} aria-labelledby="step-up">
      <h2 ref={title} id="step-up" tabIndex={-1}>
        {heading}
      </h2>
      {notice ? <p className={panel.note}>{notice}</p> : null}
      <p className={styles.purpose}>{purpose}</p>
      {failure ? (
        <div className={panel.warning} role="alert">
          <h3>{t('state.notSent')}</h3>
          <p>{failureMessage(failure, t)}</p>
          {failure.code === stepUpRequiredCode ? null : (
            <p>
              <button type="button" className={panel.link} onClick={onVerified}>
                {t('stepUp.retry')}
              </button>
            </p>
          )}
        </div>
      ) : null}
      {isSending ? (
        <p role="status">{t('state.sending')}</p>
      ) : (
        <>
          <OtpChallenge
            key={failure?.message ?? ''}
            locale={locale}
            purpose="step-up"
            operationId={operationId}
            phone={phone ?? customer?.phone ?? ''}
            canChangeNumber={false}
            isLive={isLive}
            onVerified={onVerified}
          />
          <p className={panel.note}>{t('stepUp.note')}</p>
        </>
      )}
      {isSending ? null : (
        <p>
          <button type="button" className={panel.link} onClick={onBack}>
            {t('stepUp.back')}
          </button>
        </p>
      )}
    </section>
  );
}
