import { createHash } from 'node:crypto';
import type { RequestKind, RequestState } from '@/contracts/account/account-choices';
import type { RequestReceipt } from '@/contracts/account/account-request';
import { ServiceError } from '@/backoffice/common/service-error';
import type { Repositories, UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { AuthenticatedCustomer } from '../customer/session.service';
import type { CustomerProfile, CustomerService } from '../customer/customer.service';
import { receiptOf } from './request.model';
import type { ServicingNews } from './servicing-news';
import type { ServicingSeal } from './servicing-seal';

/** What a request is, once its rules were checked. */
export interface NewRequest {
  kind: RequestKind;
  /** `received` unless said otherwise. */
  state?: RequestState;
  loanNo?: string;
  amountCents?: number;
  months?: number;
  on?: string;
  detail?: string;
  payload?: string;
}

export interface Submission {
  caller: AuthenticatedCustomer;
  idempotencyKey: string;
  /** What was sent; a key is good for one body. */
  body: unknown;
  /** The code's proof that came along, if any. */
  proofToken: string | null;
}

export interface SubmissionContext {
  inside: Repositories;
  customer: CustomerProfile;
  reference: string;
  /** Uses up the step-up proof of `operation` for the customer's phone, or for `phone`. Throws `step_up_required`. */
  stepUp: (operation: string, phone?: string) => Promise<void>;
}

/** Uses up a proof; answers whether it was good for this phone and operation. */
export type SpendProof = (
  inside: Pick<Repositories, 'proof'>,
  use: { token: string; phone: string; operation: string },
) => Promise<boolean>;

export interface RequestSubmissionOptions {
  unitOfWork: UnitOfWork;
  customers: CustomerService;
  spendProof: SpendProof;
  news: ServicingNews;
  seal: ServicingSeal;
  now: () => Date;
  newReference: () => string;
}

export type SubmitRequest = (
  submission: Submission,
  work: (context: SubmissionContext) => Promise<NewRequest>,
) => Promise<RequestReceipt>;

/**
 * Takes a request once for each key, whatever `work` does in the same transaction: a customer's requests wait for each other, the same one sent
 * again gets the first answer, and the customer is told. Throws `idempotency_conflict` for a key that was used for something else.
 */
export function createRequestSubmission({
  unitOfWork,
  customers,
  spendProof,
  news,
  seal,
  now,
  newReference,
}: RequestSubmissionOptions): SubmitRequest {
  return async ({ caller, idempotencyKey, body, proofToken }, work) => {
    const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
    const receipt = await unitOfWork(async (inside): Promise<RequestReceipt> => {
      const row = await inside.customer.lockById(caller.customerId);
      if (!row) throw new ServiceError('unauthorised');
      const known = await inside.request.findByKey(row.id, idempotencyKey);
      if (known && known.bodyHash !== bodyHash) throw new ServiceError('idempotency_conflict');
      if (known) return receiptOf(known);
      const customer = customers.profileOf(row);
      const reference = newReference();
      const stepUp = async (operation: string, phone = customer.phone) => {
        const isGood =
          proofToken !== null &&
          (await spendProof(inside, { token: proofToken, phone, operation }));
        if (!isGood) throw new ServiceError('step_up_required');
      };
      const {
        kind,
        state = 'received',
        loanNo = null,
        amountCents = null,
        months = null,
        on = null,
        detail,
        payload,
      } = await work({ inside, customer, reference, stepUp });
      const at = now();
      const request = {
        reference,
        customerId: row.id,
        kind,
        state,
        loanNo,
        amountCents,
        months,
        on,
        idempotencyKey,
        bodyHash,
        createdAt: at,
        changedAt: at,
        detail: seal.detail.seal(reference, detail ?? null),
        payload: seal.payload.seal(reference, payload ?? null),
      };
      await inside.request.create(request);
      await inside.request.addStep(reference, {
        state,
        at,
        message: null,
        note: null,
        by: 'customer',
      });
      if (state !== 'needs-code')
        await news.requestChanged(inside, { customer, request, message: null });
      return receiptOf(request);
    });
    news.sent();
    return receipt;
  };
}
