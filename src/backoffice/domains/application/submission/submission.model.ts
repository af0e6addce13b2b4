import type {
  ApplicationReceipt,
  CreateApplicationRequest,
} from '@/contracts/application/application';
import type { Locale } from '@/contracts/locale';
import type { DeviceClass } from '@/contracts/site-health/site-health-choices';
import type { Touches } from '@/lib/visit/touches';
import type { DraftCaller } from '../draft/draft.service';

export interface Submission extends DraftCaller {
  request: CreateApplicationRequest;
  idempotencyKey: string;
  locale: Locale;
  /** The caller's network, whose message budget the links to further applicants count against. */
  network: string;
  /** What brought the applicant's browser. */
  touches: Touches;
  device: DeviceClass;
}

/** A receipt, or the localised failure message. */
export type SubmissionOutcome = { receipt: ApplicationReceipt } | { failure: string };

/** What the idempotency key of a draft's submission is hashed from. */
export const submissionKeyParts = (draftId: string, idempotencyKey: string) =>
  ['submission', draftId, idempotencyKey] as const;

/** What the form that was sent is hashed from. */
export const submissionBodyParts = ({
  product,
  form,
  language,
  campaign,
}: CreateApplicationRequest) =>
  ['body', JSON.stringify([product, form, language, campaign])] as const;
