import { stepTitleKey, type ApplyStep } from '@/config/apply-steps';
import type { ApplicationProduct } from '@/contracts/application/application-choices';
import type { Translate } from '@/i18n/text-keys';

interface StepTextOptions {
  product: ApplicationProduct;
  t: Translate<'application' | 'application-form'>;
}

/** The heading of a step; the fast pass asks for more in fewer steps. */
export function stepTitle(step: ApplyStep, { product, t }: StepTextOptions): string {
  return t(stepTitleKey(step, product));
}

/** What a step is about, below its heading. */
export function stepLead(
  step: Exclude<ApplyStep, 'done' | 'eligibility'>,
  { product, t }: StepTextOptions,
): string {
  if (product === 'fast-pass' && (step === 'property' || step === 'check'))
    return t(`step.${step}.leadFast`);
  return t(`step.${step}.lead`);
}
