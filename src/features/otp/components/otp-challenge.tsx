'use client';

import { useEffect, useRef } from 'react';
import { useEarlyInput } from '@/components/use-early-input';
import type { Locale } from '@/contracts/locale';
import type { OtpPurpose } from '@/contracts/user';
import { useTranslate } from '@/i18n/use-translate';
import { isWordless } from '@/lib/api/wordless';
import type { RequestFailure } from '@/lib/saga/request-record';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { codeRequested, codeTyped, isOpenFor, otpClosed, otpOpened, otpSlice, phoneReopened, phoneTyped } from '../otp.slice';
import { codeSubmitted, verifiedCodeError, verifyOtpSlice } from '../verify-otp.slice';
import { CodeStep } from './code-step';
import { PhoneStep } from './phone-step';

export interface OtpChallengeProps {
  locale: Locale;
  purpose: OtpPurpose;
  /** What the code is bound to besides the number: a draft, an upload, a payment. */
  operationId?: string;
  /** The opaque id of a texted link: its operation is the server's to know. */
  reference?: string;
  /** A number that is known already; it can be changed where `canChangeNumber` says so. */
  phone?: string;
  canChangeNumber?: boolean;
  /** `publicSettings().isSmsLive`. */
  isLive: boolean;
  /** The code was right; `phone` as it was typed. */
  onVerified: (phone: string) => void;
}

/** Proves a number by a one-time code: the number, then the code. Stands inside a `StoreProvider` and a provider of the words `otp`. */
export function OtpChallenge({ locale, purpose, operationId, reference, phone: given = '', canChangeNumber = true, isLive, onVerified }: OtpChallengeProps) {
  const t = useTranslate('otp');
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const otp = useAppSelector(otpSlice.selectors.selectOtp);
  const verification = useAppSelector(verifyOtpSlice.selectors.selectVerification);
  const verified = useRef(onVerified);
  useEffect(() => {
    verified.current = onVerified;
  });
  useEffect(() => {
    const opening = { subject: { purpose, operationId, reference }, phone: given };
    if (!isOpenFor(otpSlice.selectors.selectOtp(store.getState()), opening)) dispatch(otpOpened(opening));
  }, [dispatch, store, purpose, operationId, reference, given]);
  // After the effect that empties the form.
  const early = useEarlyInput<HTMLFormElement>();
  useEffect(() => {
    const { verifyOtp, otp: { sent } } = store.getState();
    if (!verification.succeed || !verifyOtp.succeed || sent === null) return;
    dispatch(otpClosed());
    verified.current(sent.phone);
  }, [dispatch, store, verification.succeed]);

  const wordsOf = (failure: RequestFailure | null, madeIn: Locale | null): string | null => {
    if (failure === null || madeIn !== locale) return null;
    if (failure.message === verifiedCodeError) return t('verifiedCodeError');
    return isWordless(failure) ? t('failed') : failure.message;
  };
  const phone = otp.sent?.phone ?? otp.phone;
  const send = (): void => void dispatch(codeRequested({ locale, phone, purpose, operationId, reference, live: isLive, at: Date.now() }));
  const isSending = otp.request.status === 'loading';
  const sendFailure = wordsOf(otp.request.failure, otp.locale);
  if (otp.sent === null) return <PhoneStep formRef={early} phone={phone} isFixed={given !== '' && !canChangeNumber} isSending={isSending} failure={sendFailure} waitUntil={otp.waitUntil} onPhone={(text) => dispatch(phoneTyped(text))} onSend={send} />;
  const bound = otp.sent.operationId ?? operationId;
  return (
    <CodeStep
      phone={phone}
      code={otp.code}
      resendAt={otp.sent.resendAt}
      requestId={otp.sent.requestId}
      isSending={isSending}
      isChecking={verification.request.status === 'loading'}
      failure={verification.request.status === 'idle' ? sendFailure : wordsOf(verification.request.failure, verification.locale)}
      onCode={(text) => dispatch(codeTyped(text))}
      onSubmit={(code) => dispatch(codeSubmitted({ locale, phone, code, purpose, operationId: bound }))}
      onResend={send}
      onChangeNumber={canChangeNumber ? () => dispatch(phoneReopened()) : null}
    />
  );
}
