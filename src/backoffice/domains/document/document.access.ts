import type { ApplicationProduct } from '@/contracts/application/application-choices';
import type { ApplicantType } from '@/contracts/document/document-choices';
import { ServiceError } from '@/backoffice/common/service-error';
import type { Proof } from '../otp/proof.service';

/** What documents need to know of an application. */
export interface UploadApplication {
  number: string;
  product: ApplicationProduct;
  applicantType: ApplicantType;
  /** E.164. */
  phone: string;
  /** Opaque id in the link that was texted. */
  uploadReference: string;
  /** The customer who applied; null where none is known. */
  customerId: string | null;
  /** Closed ones keep their documents and accept no more. */
  isOpen: boolean;
}

export interface UploadApplications {
  /** By its number, or by the reference in its upload link. */
  find: (reference: string) => Promise<UploadApplication | null>;
  /** Told that every required document is here; may be told more than once. */
  recordDocumentsComplete: (number: string) => Promise<void>;
  /** Numbers after `after`, in their order, of applications whose decision clock waits for documents. */
  listAwaitingDocuments: (page: { after: string; limit: number }) => Promise<string[]>;
}

/** Who calls: with an `upload` proof, signed in, or both. */
export interface UploadCaller {
  proof: Proof | null;
  customerId: string | null;
}

/** Which application a caller means, if it is theirs. Throws `not_found` for another's as for an unknown one. */
export async function findCallersApplication(
  applications: UploadApplications,
  { proof, customerId }: UploadCaller,
  applicationNumber: string | undefined,
): Promise<UploadApplication> {
  const reference = applicationNumber ?? proof?.operation;
  if (reference === undefined || reference === '')
    throw new ServiceError('validation_failed', {
      fields: { applicationNumber: { key: 'required' } },
    });
  const application = await applications.find(reference);
  if (
    application &&
    (isProofFor(application, proof) ||
      (customerId !== null && application.customerId === customerId))
  )
    return application;
  throw new ServiceError('not_found');
}

/** A proof counts for the application it was asked for, and only on the phone that the applicant gave. */
function isProofFor(
  { number, uploadReference, phone }: UploadApplication,
  proof: Proof | null,
): boolean {
  return (
    proof !== null &&
    proof.purpose === 'upload' &&
    proof.phone === phone &&
    (proof.operation === number || proof.operation === uploadReference)
  );
}
