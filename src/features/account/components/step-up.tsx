'use client';

import { useEffect, useRef } from 'react';
import { OtpChallenge } from '@/features/otp/components/otp-challenge';
import type { RequestFailure } from '@/lib/saga/request-record';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { TranslationProps } from '@/i18n/translation-props';
import { hasCode } from '@/lib/saga/request-record';
import { PasskeyStepUp } from '../passkey/passkey-step-up';
import { sessionRequested, sessionSlice } from '../session/session.slice';
import panel from './panel.module.css';
import { failureMessage } from './query-states';
import styles from './step-up.module.css';

interface StepUpProps extends TranslationProps<'account' | 'account-screen'> {
  /** Heads the confirmation by a code. */
  heading?: string;
  /** The operation that the code authorises, as shown to the customer. */
  purpose: string;
  /** The reason for requesting another code. */
  notice?: string | undefined;
  operationId: string;
  /** A phone number other than the registered one. */
  phone?: string;
  /** Asks for a code although there are passkeys: the customer can use none of them. */
  isByCode?: boolean;
  isLive: boolean;
  isSending: boolean;
  failure: RequestFailure | null;
  onVerified: () => void;
  onBack: () => void;
  /** Label of the button that leads back; by default that the form can be changed there. */
  backLabel?: string;
}

/** Step-up authentication: confirms one operation by a passkey, or for customers without one by a one-time code sent to the customer's phone. Its heading takes the focus, unless the code field already has it. */
export function StepUp({
  heading,
  purpose,
  notice,
  operationId,
  phone,
  isByCode = false,
  isLive,
  isSending,
  failure,
  onVerified,
  onBack,
  backLabel,
  t,
  locale,
}: StepUpProps) {
  const dispatch = useAppDispatch();
  const customer = useAppSelector(sessionSlice.selectors.selectCustomer);
  // A number other than the registered one proves itself by a code.
  const hasPasskeys =
    useAppSelector(sessionSlice.selectors.selectHasPasskeys) && phone === undefined && !isByCode;
  const isRefused = hasCode(failure, 'step_up_required');
  useEffect(() => {
    // A passkey may have been added or removed elsewhere since the customer was read.
    if (isRefused) dispatch(sessionRequested({ locale }));
  }, [dispatch, isRefused, locale]);
  const section = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!section.current?.contains(document.activeElement)) title.current?.focus();
  }, []);
  return (
    <section ref={section} className={panel.panel} aria-labelledby="step-up">
      <h2 ref={title} id="step-up" tabIndex={-1}>
        {hasPasskeys ? t('stepUp.byPasskey') : (heading ?? t('stepUp.byCode'))}
      </h2>
      {notice ? <p className={panel.note}>{notice}</p> : null}
      <p className={styles.purpose}>{purpose}</p>
      {failure ? (
        <div className={panel.warning} role="alert">
          <h3>{t('state.notSent')}</h3>
          <p>{failureMessage(failure, t)}</p>
          {isRefused ? null : (
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
          {hasPasskeys ? (
            <PasskeyStepUp
              operationId={operationId}
              onVerified={onVerified}
              t={t}
              locale={locale}
            />
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
        </>
      )}
      {isSending ? null : (
        <p>
          <button type="button" className={panel.link} onClick={onBack}>
            {backLabel ?? t('stepUp.back')}
          </button>
        </p>
      )}
    </section>
  );
}
