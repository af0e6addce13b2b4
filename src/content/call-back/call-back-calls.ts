import type { Slot } from '@/contracts/appointment/appointment';
import type { CallBack } from '@/contracts/appointment/call-back';
import type { Locale } from '@/contracts/locale';
import { ApiError } from '@/lib/api/api-error';
import { callFromBrowser } from '@/lib/api/browser-call';
import { isTechnicalError } from '@/lib/api/technical-error';
import { botToken } from '@/lib/bot-check/recaptcha';
import { parsePhone } from '@/lib/phone';
import type { Booking, CallBackField, CallBackValues } from './call-back-values';

/** Suffix of a translation key `problem_…`. */
export type CallBackProblem = CallBackField | 'phoneWrong';

/** Why a call failed: `gone` is a link or an API without bookings, `taken` a slot that somebody else has; `words` is empty where the API has none for the visitor. */
export type CallBackFailure =
  | { kind: 'gone' | 'taken' | 'tooSoon' }
  | { kind: 'failed'; words: string };

/** Problems by field, in the order of the form. */
export function callBackProblems({
  startsAt,
  name,
  phone,
  topic,
}: CallBackValues): Partial<Record<CallBackField, CallBackProblem>> {
  return {
    ...(startsAt === '' ? { startsAt: 'startsAt' } : {}),
    ...(name.trim() === '' ? { name: 'name' } : {}),
    ...(phone.trim() === ''
      ? { phone: 'phone' }
      : parsePhone(phone) === null
        ? { phone: 'phoneWrong' }
        : {}),
    ...(topic === '' ? { topic: 'topic' } : {}),
  };
}

/** What became of a failed call, for the page to say. */
export function failureOf(error: unknown): CallBackFailure {
  if (!(error instanceof ApiError)) return { kind: 'failed', words: '' };
  if (error.status === 404) return { kind: 'gone' };
  if (error.code === 'slot_taken') return { kind: 'taken' };
  if (error.status === 429) return { kind: 'tooSoon' };
  return {
    kind: 'failed',
    words: error.status === 0 || isTechnicalError(error) ? '' : error.message,
  };
}

/** The times that can be booked. Throws `ApiError`. */
export const listSlots = async (locale: Locale): Promise<Slot[]> =>
  (await callFromBrowser('callBackSlots', {}, { locale })).data;

/** Books a call for values without problems. Throws `ApiError`. */
export async function bookCall(
  { startsAt, name, phone, topic }: CallBackValues,
  locale: Locale,
): Promise<Booking> {
  const token = await botToken('call_back');
  const body = {
    startsAt,
    name,
    phone,
    topic: topic === '' ? 'other' : topic,
    ...(token ? { botToken: token } : {}),
  } as const;
  return callFromBrowser('bookCallBack', { body }, { locale });
}

/** A booking by the token of its link. Throws `ApiError`. */
export const readCall = async (token: string, locale: Locale): Promise<CallBack> =>
  (await callFromBrowser('callBack', { body: { token } }, { locale })).data;

/** Moves a call. Throws `ApiError`. */
export const moveCall = async (
  body: { token: string; startsAt: string },
  locale: Locale,
): Promise<CallBack> => (await callFromBrowser('moveCallBack', { body }, { locale })).data;

/** Cancels a call. Throws `ApiError`. */
export const cancelCall = async (token: string, locale: Locale): Promise<CallBack> =>
  (await callFromBrowser('cancelCallBack', { body: { token } }, { locale })).data;
