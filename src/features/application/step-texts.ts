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

/** What its heading and fields do not say of a step, below the heading; null where they say everything. */
export function stepLead(step: ApplyStep, { t }: Pick<StepTextOptions, 't'>): string | null {
  return step === 'phone' || step === 'applicants' ? t(`step.${step}.lead`) : null;
}
