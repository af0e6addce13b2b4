import type { BotCheck, BotVerdict } from './bot-check';

export interface CountedBotCheck extends BotCheck {
  /** How often each verdict was given since the start of this process. */
  verdicts: () => Readonly<Record<BotVerdict, number>>;
}

/** Counts what a bot check says. */
export function countVerdicts({ verify }: BotCheck): CountedBotCheck {
  const counts: Record<BotVerdict, number> = { human: 0, robot: 0, unknown: 0 };
  return {
    async verify(request) {
      const verdict = await verify(request);
      counts[verdict] += 1;
      return verdict;
    },
    verdicts: () => counts,
  };
}
