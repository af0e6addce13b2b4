import { call } from 'typed-redux-saga';
import type { BotAction } from '@/config/bot-check';
import { botToken } from '../bot-check/recaptcha';

/** A bot token for the next call; undefined at once if the check is off. */
export function* getBotToken(action: BotAction) {
  const pending = botToken(action);
  return pending === undefined ? undefined : yield* call(() => pending);
}
