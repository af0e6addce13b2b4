import { botCheckVerifier } from '@/config/bot-check';
import type { ServerEnv } from '@/config/env.server';
import type { Logger } from '@/backoffice/common/logger';
import type { BotCheck } from './bot-check';
import { createRecaptchaBotCheck } from './recaptcha-bot-check';

const timeoutMs = 3_000;

/** The check that the settings name; null without a key: then only the limits hold. */
export function createBotCheck({ env, log }: { env: ServerEnv; log: Logger }): BotCheck | null {
  if (!env.RECAPTCHA_SITE_KEY || !env.RECAPTCHA_SECRET) return null;
  return createRecaptchaBotCheck({
    baseUrl: botCheckVerifier(env.RECAPTCHA_BASE_URL),
    secret: env.RECAPTCHA_SECRET,
    minScore: env.RECAPTCHA_MIN_SCORE,
    timeoutMs,
    log,
  });
}
