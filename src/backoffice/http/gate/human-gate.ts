import type { BotAction } from '@/config/bot-check';
import type { BotCheck } from '@/backoffice/adapters/bot-check/bot-check';
import { ServiceError } from '@/backoffice/common/service-error';
import type { CallContext } from '../api-types';
import type { RateLimits } from './rate-limits';

/** Lets people through. Throws `bot_refused` for a robot or a missing token, and 429 where nobody can judge and the stricter limit is passed. */
export type RequireHuman = (call: Pick<CallContext, 'clientAddress' | 'network'>, token: string | undefined, action: BotAction) => Promise<void>;

/** Without a check everybody passes: the limits of each route still hold. */
export function createHumanGate({ botCheck, rateLimits }: { botCheck: BotCheck | null; rateLimits: RateLimits }): RequireHuman {
  return async ({ clientAddress, network }, token, action) => {
    if (!botCheck) return;
    if (token === undefined || token === '') throw new ServiceError('bot_refused');
    const verdict = await botCheck.judge({ token, action, clientAddress });
    if (verdict === 'robot') throw new ServiceError('bot_refused');
    if (verdict === 'unknown') await rateLimits.consume('unjudged', network);
  };
}
