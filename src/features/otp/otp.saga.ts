import { call, put, race, take, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { failureOf, type RequestFailure } from '@/lib/saga/request-record';
import { getBotToken } from '@/lib/saga/get-bot-token';
import { getClient } from '@/lib/saga/saga-client';
import {
  codeSendFailed,
  codeRequested,
  codeSent,
  otpClosed,
  otpOpened,
  phoneReopened,
  type CodeRequest,
} from './otp.slice';
import {
  codeVerified,
  codeVerificationFailed,
  codeSubmitted,
  verifiedCodeError,
} from './verify-otp.slice';

const toFailure = (message: string): RequestFailure => ({ code: 'refused', message });

type SendCodeOutcome =
  | { failure: string; retryAfterSeconds?: number | undefined }
  | {
      failure?: undefined;
      requestId: string;
      operationId?: string | undefined;
      resendAfterSeconds: number;
      expiresInSeconds?: number | undefined;
    };

function* sendCode({ payload }: ReturnType<typeof codeRequested>) {
  const { at, phone } = payload;
  try {
    const answer = yield* payload.reference === undefined
      ? sendCodeToPhone(payload)
      : sendCodeForLink(payload, payload.reference);
    if (answer.failure === undefined)
      yield* put(
        codeSent({
          phone,
          requestId: answer.requestId,
          operationId: answer.operationId,
          resendAt: at + answer.resendAfterSeconds * 1_000,
          ...(answer.expiresInSeconds === undefined
            ? {}
            : { expiresAt: at + answer.expiresInSeconds * 1_000 }),
        }),
      );
    else
      yield* put(
        codeSendFailed({
          failure: toFailure(answer.failure),
          waitUntil: at + (answer.retryAfterSeconds ?? 0) * 1_000,
        }),
      );
  } catch (error) {
    yield* put(codeSendFailed({ failure: failureOf(error) }));
  }
}

function* sendCodeToPhone({
  locale,
  phone,
  purpose,
  operationId,
  live,
}: CodeRequest): SagaGenerator<SendCodeOutcome> {
  const client = yield* getClient();
  const token = yield* getBotToken('send_code');
  const answer = yield* call(() =>
    client('sendOTP', { body: { phone, purpose, operationId, live, botToken: token } }, { locale }),
  );
  return answer.success
    ? { ...answer, operationId }
    : { failure: answer.result.error || answer.msg, retryAfterSeconds: answer.retryAfterSeconds };
}

/** Verifies that a link was sent to this phone, and sends the code immediately. */
function* sendCodeForLink(
  { locale, phone, purpose }: CodeRequest,
  reference: string,
): SagaGenerator<SendCodeOutcome> {
  const client = yield* getClient();
  const token = yield* getBotToken('open_link');
  const answer = yield* call(() =>
    client(
      'verifyAccount',
      {
        body: {
          reference,
          phone,
          purpose: purpose === 'apply' || purpose === 'co-apply' ? purpose : 'upload',
          botToken: token,
        },
      },
      { locale },
    ),
  );
  return answer.success
    ? answer
    : { failure: answer.message, retryAfterSeconds: answer.retryAfterSeconds };
}

/** Cancels verification when the challenge changes, because the answer would no longer apply. */
function* verifyCode(action: ReturnType<typeof codeSubmitted>) {
  yield* race({
    answered: call(requestVerification, action),
    cancelled: take([codeRequested, codeSent, otpOpened, otpClosed, phoneReopened]),
  });
}

function* requestVerification({
  payload: { locale, phone, code, purpose, operationId, at },
}: ReturnType<typeof codeSubmitted>) {
  try {
    const client = yield* getClient();
    const answer = yield* call(() =>
      client('verifyOtp', { body: { phone, code, purpose, operationId } }, { locale }),
    );
    yield* put(
      answer.success
        ? codeVerified()
        : codeVerificationFailed({
            ...toFailure(answer.message || verifiedCodeError),
            attemptsLeft: answer.attemptsLeft,
            lockedUntil:
              answer.retryAfterSeconds === undefined ? null : at + answer.retryAfterSeconds * 1_000,
          }),
    );
  } catch (error) {
    yield* put(codeVerificationFailed(failureOf(error)));
  }
}

/** One code request and one verification at a time: requests in between are double clicks. */
export function* otpSaga() {
  yield* takeLeading(codeRequested, sendCode);
}

export function* verifyOtpSaga() {
  yield* takeLeading(codeSubmitted, verifyCode);
}
