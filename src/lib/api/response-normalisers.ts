import type { EndpointKey } from '@/contracts/endpoints';
import { isRecord } from '../object/to-record';

type Body = Record<string, unknown>;
type Normaliser = (body: Body, sent: Body) => Body;

// The contract requires a text; a blank one lets the page show its own.
const noText = ' ';

const firstText = (...values: readonly unknown[]): string =>
  values.find((value): value is string => typeof value === 'string' && value.trim() !== '') ?? '';

const isYes = (value: unknown): boolean =>
  value === true || value === 1 || (typeof value === 'string' && /^(?:true|1)$/i.test(value));

/** Anything but a clear success is a failure, whose text is `result.error`, else `msg`, else `message`. */
const sendNormaliser: Normaliser = (body) => {
  if (isYes(body.success)) return { requestId: '', resendAfterSeconds: 60, ...body, success: true };
  const error = firstText(isRecord(body.result) ? body.result.error : undefined);
  const text = firstText(error, body.msg, body.message);
  return { ...body, success: false, result: { error: text }, msg: text };
};

/** Anything but a clear success is a failure; without a message the caller shows its own text. */
const verifyNormaliser: Normaliser = (body) =>
  isYes(body.success)
    ? { ...body, success: true }
    : { ...body, success: false, message: firstText(body.message, body.msg) };

/** A response that only confirms that a code was sent is about the requested link. */
const accountNormaliser: Normaliser = (body, { reference, purpose = 'upload' }) => {
  const answer = verifyNormaliser(body, {});
  return answer.success === true
    ? { requestId: '', operationId: reference, purpose, resendAfterSeconds: 60, ...answer }
    : answer;
};

/** Only `success` equal to 1 is a quote. */
const quoteNormaliser: Normaliser = (body) => {
  if (body.success === 1 || body.success === '1') return { ...body, success: 1 };
  const data = isRecord(body.data) ? body.data : {};
  return {
    ...body,
    success: 0,
    data: { ...data, errorMessage: firstText(data.errorMessage, body.error, body.msg) || noText },
  };
};

/** A body that contains `rtn_msg` is a failure, whatever stands beside it. */
const applicationNormaliser: Normaliser = (body) => {
  const los = isRecord(body.LOS) ? body.LOS : {};
  const inner = isRecord(los.BODY) ? los.BODY : {};
  const message = inner.rtn_msg;
  if (message === undefined || message === null) return body;
  const text = Array.isArray(message) ? message.join(' ') : message;
  return { LOS: { BODY: { rtn_msg: typeof text === 'string' ? text : JSON.stringify(text) } } };
};

const failureFields = ['error', 'code', 'msg', 'message'];

/** `amount` alone is sufficient, and a missing one counts as 0, unless the body reports a failure. */
const calculationNormaliser: Normaliser = (body) =>
  body.success === false || failureFields.some((field) => field in body)
    ? body
    : {
        amount: 0,
        totalInterest: 0,
        totalRepayment: 0,
        lastPayment: 0,
        apr: 0,
        mloRate: 0,
        ltv: null,
        warnings: [],
        ...body,
      };

/** Reads the response shapes that another lender's API may use instead of those of our contract, by endpoint. */
const normalisers: Partial<Record<EndpointKey, Normaliser>> = {
  sendOTP: sendNormaliser,
  sendSMS: sendNormaliser,
  verifyOtp: verifyNormaliser,
  verifyAccount: accountNormaliser,
  quote: quoteNormaliser,
  createApplication: applicationNormaliser,
  calculate: calculationNormaliser,
  calculateDetailed: calculationNormaliser,
};

const saysNo = (body: Body): boolean => 'success' in body && !isYes(body.success);

/** Endpoints that may report a failure in the body of a 200 response, and how it is recognised. */
const businessFailures: Partial<Record<EndpointKey, (body: Body) => boolean>> = {
  sendOTP: saysNo,
  sendSMS: saysNo,
  verifyOtp: saysNo,
  verifyAccount: saysNo,
  quote: saysNo,
  createApplication: ({ LOS }) =>
    isRecord(LOS) && isRecord(LOS.BODY) && (LOS.BODY.rtn_msg ?? null) !== null,
};

/** Whether the body of an answer with an error status is a failure that the endpoint's callers know. */
export function isBusinessFailure(key: EndpointKey, body: unknown): boolean {
  return isRecord(body) && (businessFailures[key]?.(body) ?? false);
}

/** The text of an error body: the server's `data` or `data.errorMessage`, else its message; of a quote the first of `data.errorMessage`, `error` and `msg`. */
export function errorTextOf(body: unknown, key?: EndpointKey): string {
  if (!isRecord(body)) return '';
  const { data, message, error, msg } = body;
  const own = isRecord(data) ? data.errorMessage : undefined;
  return key === 'quote'
    ? firstText(own, error, msg, data, message)
    : firstText(data, own, message, error, msg);
}

interface Received {
  data: unknown;
  /** The request's body. */
  sent?: unknown;
}

/** The response body of this endpoint in the contract's terms, where a known other shape is recognised. */
export function normaliseResponse(key: EndpointKey, { data, sent }: Received): unknown {
  return isRecord(data) ? (normalisers[key]?.(data, isRecord(sent) ? sent : {}) ?? data) : data;
}
