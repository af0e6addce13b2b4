import { z } from 'zod';
import type { Logger } from '@/backoffice/common/logger';
import type { BotCheck, BotVerdict } from './bot-check';

export interface RecaptchaOptions {
  baseUrl: string;
  secret: string;
  /** Host names of this site; a token made on another host is refused. */
  hostnames: readonly string[];
  /** 0 (surely a robot) to 1 (surely a person); lower scores are refused. */
  minScore: number;
  timeoutMs: number;
  log: Logger;
}

const answerSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});

const tokenErrorCodes: ReadonlySet<string> = new Set([
  'missing-input-response',
  'invalid-input-response',
  'timeout-or-duplicate',
]);

/** Google reCAPTCHA v3, `siteverify`. A token counts once and for two minutes, for the action and on the site that it was made for. */
export function createRecaptchaBotCheck({
  baseUrl,
  secret,
  hostnames,
  minScore,
  timeoutMs,
  log,
}: RecaptchaOptions): BotCheck {
  const unknownVerdict = (reason: string): BotVerdict => {
    log.warn({ reason }, 'The bot check cannot be asked; stricter limits hold instead');
    return 'unknown';
  };
  return {
    async verify({ token, action, clientAddress }) {
      try {
        const response = await fetch(`${baseUrl}/recaptcha/api/siteverify`, {
          method: 'POST',
          body: new URLSearchParams({ secret, response: token, remoteip: clientAddress }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (!response.ok) return unknownVerdict(`The verifier answered ${response.status}`);
        const answer = answerSchema.safeParse(await response.json());
        if (!answer.success) return unknownVerdict('The verifier answered something else');
        const { success, score = 0, hostname = '', 'error-codes': errors = [] } = answer.data;
        if (success && !hostnames.includes(hostname)) {
          log.warn({ hostname }, 'A token of the bot check was made on another site');
          return 'robot';
        }
        if (success) return answer.data.action === action && score >= minScore ? 'human' : 'robot';
        return errors.some((code) => tokenErrorCodes.has(code))
          ? 'robot'
          : unknownVerdict(`The verifier answered ${errors.join(', ') || 'no reason'}`);
      } catch (error) {
        return unknownVerdict(error instanceof Error ? error.name : 'unknown');
      }
    },
  };
}
