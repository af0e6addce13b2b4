import { botCheckVerifier } from '@/config/bot-check';
import type { ServerEnv } from '@/config/env.server';
import type { Logger } from '@/backoffice/common/logger';
import { countVerdicts, type CountedBotCheck } from './count-verdicts';
import { createRecaptchaBotCheck } from './recaptcha-bot-check';

const timeoutMs = 3_000;

const loopbackNames = ['127.0.0.1', 'localhost', '[::1]'];

/** The host of the site's address, with and without `www`. */
function siteHostnames(siteUrl: string): string[] {
  const { hostname } = new URL(siteUrl);
  if (loopbackNames.includes(hostname)) return loopbackNames;
  const bare = hostname.replace(/^www\./, '');
  return [bare, `www.${bare}`];
}

/** The bot check that the settings select; null without a key, and then only the rate limits apply. */
export function createBotCheck({
  env,
  log,
}: {
  env: ServerEnv;
  log: Logger;
}): CountedBotCheck | null {
  if (!env.RECAPTCHA_SITE_KEY || !env.RECAPTCHA_SECRET) return null;
  return countVerdicts(
    createRecaptchaBotCheck({
      baseUrl: botCheckVerifier(env.RECAPTCHA_BASE_URL),
      secret: env.RECAPTCHA_SECRET,
      hostnames: siteHostnames(env.SITE_URL),
      minScore: env.RECAPTCHA_MIN_SCORE,
      timeoutMs,
      log,
    }),
  );
}
