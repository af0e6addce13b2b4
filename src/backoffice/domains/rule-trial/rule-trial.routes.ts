import type { Registrar } from '@/backoffice/http/registrar';
import type { RuleTrialService } from './rule-trial.service';

export function registerRuleTrialRoutes({ desk }: Registrar, trials: RuleTrialService): void {
  desk('deskTryFinder', async ({ body }) => ({ data: await trials.tryFinder(body.answers) }));
  desk('deskTryIndicative', async ({ body }) => ({ data: await trials.tryIndicative(body) }));
}
