import type { BotAction } from '@/config/bot-check';

/** `unknown`: the verifier could not be asked, or can't answer. */
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
