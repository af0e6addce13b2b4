import { call, put, select, takeLeading } from 'typed-redux-saga';
import type { ValueAlertAction } from '@/config/message-links';
import { getBotToken } from '@/lib/saga/get-bot-token';
import { failureOf } from '@/lib/saga/request-record';
import { getClient } from '@/lib/saga/saga-client';
import { evaluationSlice } from '../evaluation.slice';
import {
  alertFailed,
  alertLinkDone,
  alertLinkFailed,
  alertLinkUsed,
  alertRequested,
  alertStored,
  valueAlertSlice,
} from './value-alert.slice';

const endpointByAction = {
  confirm: 'confirmValueAlert',
  stop: 'stopValueAlert',
} as const satisfies Record<ValueAlertAction, string>;

/** Asks for mails about the property of the last quote. */
function* requestAlert({ payload: { locale } }: ReturnType<typeof alertRequested>) {
  try {
    const { email } = yield* select(valueAlertSlice.selectors.selectValueAlert);
    const { lastQuote } = yield* select(evaluationSlice.selectors.selectEvaluation);
    const property = lastQuote?.request ?? {};
    const client = yield* getClient();
    const botToken = yield* getBotToken('value_alert');
    yield* call(() =>
      client(
        'requestValueAlert',
        { body: { property, email: email.trim(), botToken } },
        { locale },
      ),
    );
    yield* put(alertStored());
  } catch (error) {
    yield* put(alertFailed(failureOf(error)));
  }
}

function* applyLink({ payload: { action, token, locale } }: ReturnType<typeof alertLinkUsed>) {
  try {
    const client = yield* getClient();
    yield* call(() => client(endpointByAction[action], { body: { token } }, { locale }));
    yield* put(alertLinkDone());
  } catch (error) {
    yield* put(alertLinkFailed(failureOf(error)));
  }
}

/** One request and one link at a time: presses in between are double clicks. */
export function* valueAlertSaga() {
  yield* takeLeading(alertRequested, requestAlert);
  yield* takeLeading(alertLinkUsed, applyLink);
}
