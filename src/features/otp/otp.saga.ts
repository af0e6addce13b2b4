import { call, put, race, take, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { failureOf, type RequestFailure } from '@/lib/saga/request-record';
import { getBotToken } from '@/lib/saga/bot-token';
import { getClient } from '@/lib/saga/saga-client';
import { codeRefused, codeRequested, codeSent, otpClosed, otpOpened, phoneReopened, type CodeRequest } from './otp.slice';
import { codeAccepted, codeRejected, codeSubmitted, verifiedCodeError } from './verify-otp.slice';

const refusal = (message: string): RequestFailure => ({ code: 'refused', message });

type Sending = { failure: string; retryAfterSeconds?: number | undefined } | { failure?: undefined; requestId: string; operationId?: string | undefined; resendAfterSeconds: number };

function* sendCode({ payload }: ReturnType<typeof codeRequested>) {
  const { at, phone } = payload;
  try {
    const answer = yield* (payload.reference === undefined ? sendToPhone(payload) : openLink(payload, payload.reference));
    if (answer.failure === undefined) yield* put(codeSent({ phone, requestId: answer.requestId, operationId: answer.operationId, resendAt: at + answer.resendAfterSeconds * 1_000 }));
    else yield* put(codeRefused({ failure: refusal(answer.failure), waitUntil: at + (answer.retryAfterSeconds ?? 0) * 1_000 }));
  } catch (error) {
    yield* put(codeRefused({ failure: failureOf(error) }));
  }
}

function* sendToPhone({ locale, phone, purpose, operationId, live }: CodeRequest): SagaGenerator<Sending> {
  const client = yield* getClient();
  const token = yield* getBotToken('send_code');
  const answer = yield* call(() => client('sendOTP', { body: { phone, purpose, operationId, live, botToken: token } }, { locale }));
  return answer.success ? { ...answer, operationId } : { failure: answer.result.error || answer.msg, retryAfterSeconds: answer.retryAfterSeconds };
}

/** A texted link and the phone it was sent to: the code goes out at once. */
function* openLink({ locale, phone, purpose }: CodeRequest, reference: string): SagaGenerator<Sending> {
  const client = yield* getClient();
  const token = yield* getBotToken('open_link');
  const answer = yield* call(() => client('verifyAccount', { body: { reference, phone, purpose: purpose === 'apply' ? 'apply' : 'upload', botToken: token } }, { locale }));
  return answer.success ? answer : { failure: answer.message, retryAfterSeconds: answer.retryAfterSeconds };
}

/** Whatever begins anew meanwhile makes the answer one to another question. */
function* verifyCode(action: ReturnType<typeof codeSubmitted>) {
  yield* race({ answered: call(askWhetherRight, action), left: take([codeRequested, codeSent, otpOpened, otpClosed, phoneReopened]) });
}

function* askWhetherRight({ payload: { locale, phone, code, purpose, operationId } }: ReturnType<typeof codeSubmitted>) {
  try {
    const client = yield* getClient();
    const answer = yield* call(() => client('verifyOtp', { body: { phone, code, purpose, operationId } }, { locale }));
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
