'use client';

import { useEffect, useRef } from 'react';
import { RequireNamespace } from '@/components/loading/require-namespace';
import { useEarlyInput } from '@/components/use-early-input';
import type { Locale } from '@/contracts/locale';
import type { OtpPurpose } from '@/contracts/otp/otp';
import { useTranslate } from '@/i18n/use-translate';
import { isTechnicalError } from '@/lib/api/technical-error';
import type { RequestFailure } from '@/lib/saga/request-record';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import {
  codeRequested,
  codeTyped,
  isSameChallenge,
  otpClosed,
  otpOpened,
  otpSlice,
  phoneReopened,
  phoneTyped,
} from '../otp.slice';
import { codeSubmitted, verifiedCodeError, verifyOtpSlice } from '../verify-otp.slice';
import { CodeStep } from './code-step';
import { PhoneStep } from './phone-step';

export interface OtpChallengeProps {
  locale: Locale;
  purpose: OtpPurpose;
  /** The operation that the code is bound to besides the number: a draft, an upload, a payment. */
  operationId?: string;
  /** The opaque id of a link sent by SMS; the server resolves its operation. */
  reference?: string;
  /** A known phone number; it can be changed if `canChangeNumber` is true. */
  phone?: string;
  canChangeNumber?: boolean;
  /** `publicSettings().isSmsLive`. */
  isLive: boolean;
  /** Called when the code is verified; `phone` as typed. */
  onVerified: (phone: string) => void;
}

/** Verifies a phone number by a one-time code: first the number, then the code. Requires a `StoreProvider`; loads the words it needs. */
export function OtpChallenge(props: OtpChallengeProps) {
  return (
    <RequireNamespace namespace="otp">
      <Challenge {...props} />
    </RequireNamespace>
  );
}

function Challenge({
  locale,
  purpose,
  operationId,
  reference,
  phone: given = '',
  canChangeNumber = true,
  isLive,
  onVerified,
}: OtpChallengeProps) {
  const t = useTranslate('otp');
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const otp = useAppSelector(otpSlice.selectors.selectOtp);
  const verification = useAppSelector(verifyOtpSlice.selectors.selectVerification);
  const onVerifiedRef = useRef(onVerified);
  useEffect(() => {
    onVerifiedRef.current = onVerified;
  });
  useEffect(() => {
    const opening = { subject: { purpose, operationId, reference }, phone: given };
    if (!isSameChallenge(otpSlice.selectors.selectOtp(store.getState()), opening))
      dispatch(otpOpened(opening));
  }, [dispatch, store, purpose, operationId, reference, given]);
  // Must follow the effect that resets the form.
  const earlyInputRef = useEarlyInput<HTMLFormElement>();
  useEffect(() => {
    const {
      verifyOtp,
      otp: { sent },
    } = store.getState();
    if (!verification.succeed || !verifyOtp.succeed || sent === null) return;
    dispatch(otpClosed());
    onVerifiedRef.current(sent.phone);
  }, [dispatch, store, verification.succeed]);

  const failureMessage = (
    failure: RequestFailure | null,
    requestLocale: Locale | null,
  ): string | null => {
    if (failure === null || requestLocale !== locale) return null;
    if (failure.message === verifiedCodeError) return t('verifiedCodeError');
    return isTechnicalError(failure) ? t('failed') : failure.message;
  };
  const phone = otp.sent?.phone ?? otp.phone;
  const send = (): void =>
    void dispatch(
      codeRequested({
        locale,
        phone,
        purpose,
        operationId,
        reference,
        live: isLive,
        at: Date.now(),
      }),
    );
  const isSending = otp.request.status === 'loading';
  const sendFailure = failureMessage(otp.request.failure, otp.locale);
  if (otp.sent === null)
    return (
      <PhoneStep
        formRef={earlyInputRef}
        phone={phone}
        isFixed={given !== '' && !canChangeNumber}
        hasPasskeys={purpose === 'sign-in'}
        isSending={isSending}
        failure={sendFailure}
        waitUntil={otp.waitUntil}
        locale={locale}
        onPhone={(text) => dispatch(phoneTyped(text))}
        onSend={send}
      />
    );
  const boundOperationId = otp.sent.operationId ?? operationId;
  const left = verification.attemptsLeft;
  const refused = failureMessage(verification.request.failure, verification.locale);
  const { failure } = verification.request;
  // A refusal that names no tries left has ended the code; a line that dropped has not.
  const isOver = failure !== null && !isTechnicalError(failure) && !left;
  const codeFailure =
    refused !== null && left !== null && left > 0
      ? t('code.attemptsLeft', { count: left, message: refused })
      : refused;
  return (
    <CodeStep
      locale={locale}
      phone={phone}
      code={otp.code}
      resendAt={Math.max(otp.sent.resendAt, verification.lockedUntil ?? 0)}
      requestId={otp.sent.requestId}
      isSending={isSending}
      isChecking={verification.request.status === 'loading'}
      failure={verification.request.status === 'idle' ? sendFailure : codeFailure}
      isLocked={verification.lockedUntil !== null}
      expiresAt={isOver ? null : (otp.sent.expiresAt ?? null)}
      onCode={(text) => dispatch(codeTyped(text))}
      onSubmit={(code) =>
        dispatch(
          codeSubmitted({
            locale,
            phone,
            code,
            purpose,
            operationId: boundOperationId,
            at: Date.now(),
          }),
        )
      }
      onResend={send}
      onChangeNumber={canChangeNumber ? () => dispatch(phoneReopened()) : null}
    />
  );
}
