import { call, put, takeLeading } from 'typed-redux-saga';
import { failureOf } from '@/lib/saga/request-record';
import { getBotToken } from '@/lib/saga/get-bot-token';
import { getClient } from '@/lib/saga/saga-client';
import { linkFailed, linkRequested, linkSent } from './texted-link.slice';

function* requestLink({ payload: { link, locale } }: ReturnType<typeof linkRequested>) {
  try {
    const client = yield* getClient();
    const botToken = yield* getBotToken('send_link');
    const answer = yield* call(() =>
      client('sendSMS', { body: { ...link, botToken } }, { locale }),
    );
    yield* put(
      answer.success
        ? linkSent()
        : linkFailed({ code: 'refused', message: answer.result.error || answer.msg }),
    );
  } catch (error) {
    yield* put(linkFailed(failureOf(error)));
  }
}

/** One message at a time: requests in between are double clicks. */
export function* textedLinkSaga() {
  yield* takeLeading(linkRequested, requestLink);
}
