import type { CreateApplicationRequest } from '@/contracts/application/application';
import { formProblems } from '@/lib/application/form-rules';
import { parseMobile } from '@/lib/phone';
import { ServiceError } from '@/backoffice/common/service-error';
import type { Proof } from '@/backoffice/common/upload-caller';
import type { DraftRow } from '../draft/draft.repository';

/** Throws `conflict` where the draft was changed since the version that the applicant saw, `validation_failed` where the form is not complete or not for the draft's product, `phone_not_verified` where a code proved another phone. */
export function checkSubmission(
  { form, product, version }: Pick<CreateApplicationRequest, 'form' | 'product' | 'version'>,
  { draft, proof, today }: { draft: DraftRow; proof: Proof; today: string },
): void {
  if (product !== draft.product)
    throw new ServiceError('validation_failed', {
      fields: { product: { key: 'notOffered', limit: draft.product } },
    });
  if (version !== undefined && version !== draft.version) throw new ServiceError('conflict');
  const problems = Object.entries(formProblems(form, { product, today }));
  if (problems.length > 0)
    throw new ServiceError('validation_failed', {
      fields: Object.fromEntries(problems.map(([path, problem]) => [`form.${path}`, problem])),
    });
  if (parseMobile(form.contact?.phone ?? '').e164 !== proof.phone)
    throw new ServiceError('phone_not_verified');
}
