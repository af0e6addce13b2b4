import type { SolutionRule } from '@/contracts/product-finder';
import { excludingRules } from './finder-rules.excluding';
import { purposeRules } from './finder-rules.purpose';
import { warningRules } from './finder-rules.warning';
import { weighingRules } from './finder-rules.weighing';

/** The rule table: it rules out, it weighs, and it says when something else than a loan of ours is better. */
export const finderRules: SolutionRule[] = [
  ...excludingRules,
  ...purposeRules,
  ...weighingRules,
  ...warningRules,
];
