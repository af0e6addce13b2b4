import type { BotAction } from '@/config/bot-check';

/** `unknown`: the verifier could not be asked, or can't answer. */
export type BotVerdict = 'human' | 'robot' | 'unknown';

export interface BotQuestion {
  token: string;
  action: BotAction;
  clientAddress: string;
}

/** Judges whether a person is behind a request. Never throws. */
export interface BotCheck {
  judge(question: BotQuestion): Promise<BotVerdict>;
}
