import { call, put, takeLeading } from 'typed-redux-saga';
import { failureOf, type RequestFailure } from '@/lib/request-record';
import { getClient } from '@/lib/saga-client';
import { codeRefused, codeRequested, codeSent } from './otp.slice';
import { codeAccepted, codeRejected, codeSubmitted, verifiedCodeError } from './verify-otp.slice';

const refusal = (message: string): RequestFailure => ({ code: 'refused', message });

function* sendCode({ payload: { locale, at, phone, ...rest } }: ReturnType<typeof codeRequested>) {
  try {
    const client = yield* getClient();
    const answer = yield* call(() => client('sendOTP', { body: { phone, ...rest } }, { locale }));
    if (!answer.success) yield* put(codeRefused(refusal(answer.result.error || answer.msg)));
    else yield* put(codeSent({ phone, requestId: answer.requestId, resendAt: at + answer.resendAfterSeconds * 1_000 }));
  } catch (error) {
    yield* put(codeRefused(failureOf(error)));
  }
}

function* verifyCode({ payload: { locale, ...body } }: ReturnType<typeof codeSubmitted>) {
  try {
    const client = yield* getClient();
    const answer = yield* call(() => client('verifyOtp', { body }, { locale }));
    yield* put(answer.success ? codeAccepted() : codeRejected(refusal(answer.message || verifiedCodeError)));
  } catch (error) {
    yield* put(codeRejected(failureOf(error)));
  }
}

/** One code and one try at a time: what comes meanwhile is a double click. */
export function* otpSaga() {
  yield* takeLeading(codeRequested, sendCode);
}

export function* verifyOtpSaga() {
  yield* takeLeading(codeSubmitted, verifyCode);
}
