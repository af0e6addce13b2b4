'use client';

import { useEffect, useRef } from 'react';
import { OtpChallenge } from '@/features/otp/components/otp-challenge';
import type { RequestFailure } from '@/lib/saga/request-record';
import { useAppSelector } from '@/store/hooks';
import { sessionSlice } from '../session/session.slice';
import type { Words } from './account-words';
import panel from './panel.module.css';
import { failureWords } from './read-states';
import styles from './step-up.module.css';

interface StepUpProps extends Words {
  heading: string;
  /** What exactly the code is good for, in words. */
  purpose: string;
  /** Why a code is asked for once more. */
  notice?: string | undefined;
  operationId: string;
  /** Another number than the registered one. */
  phone?: string;
  isLive: boolean;
  isSending: boolean;
  failure: RequestFailure | null;
  onVerified: () => void;
  onBack: () => void;
}

// The server's word for: the code is used up or was for something else.
export const needsCode = 'step_up_required';

/** Confirms one thing by a code to the customer's phone; the code is good for nothing else. Its heading takes the focus, unless the code can be typed already. */
export function StepUp({ heading, purpose, notice, operationId, phone, isLive, isSending, failure, onVerified, onBack, t, locale }: StepUpProps) {
  const customer = useAppSelector(sessionSlice.selectors.selectCustomer);
  const section = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!section.current?.contains(document.activeElement)) title.current?.focus();
  }, []);
  return (
    <section ref={section} className={panel.panel} aria-labelledby="step-up">
      <h2 ref={title} id="step-up" tabIndex={-1}>{heading}</h2>
      {notice ? <p className={panel.note}>{notice}</p> : null}
      <p className={styles.purpose}>{purpose}</p>
      {failure ? <div className={panel.warning} role="alert"><h3>{t('state.notSent')}</h3><p>{failureWords(failure, t)}</p>{failure.code === needsCode ? null : <p><button type="button" className={panel.link} onClick={onVerified}>{t('stepUp.retry')}</button></p>}</div> : null}
      {isSending ? (
        <p role="status">{t('state.sending')}</p>
      ) : (
        <>
          <OtpChallenge key={failure?.message ?? ''} locale={locale} purpose="step-up" operationId={operationId} phone={phone ?? customer?.phone ?? ''} canChangeNumber={false} isLive={isLive} onVerified={onVerified} />
          <p className={panel.note}>{t('stepUp.note')}</p>
        </>
      )}
      {isSending ? null : <p><button type="button" className={panel.link} onClick={onBack}>{t('stepUp.back')}</button></p>}
    </section>
  );
}
