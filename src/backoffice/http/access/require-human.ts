import type { BotAction } from '@/config/bot-check';
import type { BotCheck } from '@/backoffice/adapters/bot-check/bot-check';
import { ServiceError } from '@/backoffice/common/service-error';
import type { CallContext } from '../api-types';
import type { RateLimits } from './rate-limits';

/** Throws `bot_refused` when the bot check fails or its token is missing, and 429 when the check is unavailable and the stricter rate limit is exceeded. */
export type RequireHuman = (
  call: Pick<CallContext, 'clientAddress' | 'network'>,
  token: string | undefined,
  action: BotAction,
) => Promise<void>;

/** Without a configured bot check every call passes; the rate limits of each route still apply. */
export function createRequireHuman({
  botCheck,
  rateLimits,
}: {
  botCheck: BotCheck | null;
  rateLimits: RateLimits;
}): RequireHuman {
  return async ({ clientAddress, network }, token, action) => {
    if (!botCheck) return;
    if (token === undefined || token === '') throw new ServiceError('bot_refused');
    const verdict = await botCheck.verify({ token, action, clientAddress });
    if (verdict === 'robot') throw new ServiceError('bot_refused');
    if (verdict === 'unknown') await rateLimits.consume('botCheckUnavailable', network);
  };
}
