import { call } from 'typed-redux-saga';
import type { BotAction } from '@/config/bot-check';
import { botToken } from '../bot-check/bot-token';

/** A bot token for what is about to be sent; undefined at once where the check is off. */
export function* getBotToken(action: BotAction) {
  const pending = botToken(action);
  return pending === undefined ? undefined : yield* call(() => pending);
}
