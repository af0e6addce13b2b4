import type { ApplicationProduct } from '@/contracts/application/application-choices';
import { ServiceError } from '@/backoffice/common/service-error';
import type { Proof, UploadCaller } from '@/backoffice/common/upload-caller';
import type { ChecklistAnswers } from './checklist-answers';

/** What documents need to know of an application. */
export interface UploadApplication {
  number: string;
  product: ApplicationProduct;
  /** What the documents depend on. */
  answers: ChecklistAnswers;
  /** E.164. */
  phone: string;
  /** Opaque id in the link that was texted. */
  uploadReference: string;
  /** The draft it was sent from; null once the draft no longer gives access to it. */
  draftId: string | null;
  /** The customer who applied; null where none is known. */
  customerId: string | null;
  /** Closed ones keep their documents and accept no more. */
  isOpen: boolean;
}

export interface UploadApplications {
  /** By its number, or by the reference in its upload link. */
  find: (reference: string) => Promise<UploadApplication | null>;
  /** By the draft it was sent from, which the proof of its sender names. */
  findByDraft: (draftId: string) => Promise<UploadApplication | null>;
  /** Called when every required document is here; may be called more than once. */
  recordDocumentsComplete: (number: string) => Promise<void>;
  /** Numbers of the applications whose decision clock waits for documents: those greater than `after`, ascending. */
  listAwaitingDocuments: (page: { after: string; limit: number }) => Promise<string[]>;
}

/** Which application a caller means, if it is theirs. Throws `not_found` for another's as for an unknown one. */
export async function findCallersApplication(
  applications: UploadApplications,
  { proof, customerId }: UploadCaller,
  applicationNumber: string | undefined,
): Promise<UploadApplication> {
  const application = await findApplication(applications, { proof, applicationNumber });
  if (
    application &&
    (isProofFor(application, proof) ||
      (customerId !== null && application.customerId === customerId))
  )
    return application;
  throw new ServiceError('not_found');
}

async function findApplication(
  applications: UploadApplications,
  { proof, applicationNumber }: { proof: Proof | null; applicationNumber: string | undefined },
): Promise<UploadApplication | null> {
  const reference = applicationNumber ?? proof?.operation;
  if (reference === undefined || reference === '')
    throw new ServiceError('validation_failed', {
      fields: { applicationNumber: { key: 'required' } },
    });
  return applicationNumber === undefined && proof?.purpose === 'apply'
    ? applications.findByDraft(reference)
    : applications.find(reference);
}

/**
 * A proof counts for the application it was asked for, and only on the phone that the applicant gave. Whoever proved the phone to apply
 * needs no second code for the documents of that one application.
 */
function isProofFor(
  { number, uploadReference, draftId, phone }: UploadApplication,
  proof: Proof | null,
): boolean {
  if (proof === null || proof.phone !== phone) return false;
  if (proof.purpose === 'apply') return draftId !== null && proof.operation === draftId;
  return (
    proof.purpose === 'upload' &&
    (proof.operation === number || proof.operation === uploadReference)
  );
}
