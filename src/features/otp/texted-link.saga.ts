import { call, put, takeLeading } from 'typed-redux-saga';
import { failureOf } from '@/lib/saga/request-record';
import { getBotToken } from '@/lib/saga/bot-token';
import { getClient } from '@/lib/saga/saga-client';
import { linkRefused, linkRequested, linkSent } from './texted-link.slice';

function* requestLink({ payload: { link, locale } }: ReturnType<typeof linkRequested>) {
  try {
    const client = yield* getClient();
    const botToken = yield* getBotToken('send_link');
    const answer = yield* call(() => client('sendSMS', { body: { ...link, botToken } }, { locale }));
    yield* put(answer.success ? linkSent() : linkRefused({ code: 'refused', message: answer.result.error || answer.msg }));
  } catch (error) {
    yield* put(linkRefused(failureOf(error)));
  }
}

/** One message at a time: what comes meanwhile is a double click. */
export function* textedLinkSaga() {
  yield* takeLeading(linkRequested, requestLink);
}
