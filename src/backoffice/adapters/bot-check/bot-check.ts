import type { BotAction } from '@/config/bot-check';

/** `unknown`: the verifier did not answer, or answered with an error. */
export type BotVerdict = 'human' | 'robot' | 'unknown';

export interface BotCheckRequest {
  token: string;
  action: BotAction;
  clientAddress: string;
}

/** Verifies that a person made the request. Never throws. */
export interface BotCheck {
  verify: (request: BotCheckRequest) => Promise<BotVerdict>;
}
