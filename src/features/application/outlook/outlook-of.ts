import { loanOutlook, type LoanOutlook } from '@/lib/application/loan-outlook';
import type { ApplicationFormValues } from '../form/application-form-values';
import { toApplicationForm } from '../form/parse-form-values';
import type { Application } from '../use-application';

/** How the wish of these answers stands; null before there is one, or where the product's price is not known. */
export function outlookOf(
  { context: { product, limits, pricing }, promises }: Pick<Application, 'context' | 'promises'>,
  answers: Partial<ApplicationFormValues>,
): LoanOutlook | null {
  if (pricing === null) return null;
  return loanOutlook(toApplicationForm(answers, product), {
    ...pricing,
    product,
    limits,
    promises,
  });
}
