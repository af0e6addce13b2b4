import { createHash } from 'node:crypto';
import type { RequestKind, RequestState } from '@/contracts/account/account-choices';
import type { RequestReceipt } from '@/contracts/account/account-request';
import type { OfficeCalendar } from '@/backoffice/common/office-calendar';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { RequestRepository } from './request.repository';
import type { LoanRepository } from '../loan/loan.repository';
import type { PaymentOrderRepository } from '../payment-order/payment-order.repository';
import type { ApplicationRepository } from '../application/application.repository';
import type { EmailRepositories } from '../email/email-challenges';
import type { RequireStepUp, StepUpRepositories } from '../passkey/require-step-up';
import type { AuthenticatedCustomer } from '../customer/session.service';
import type { CustomerProfile, CustomerService } from '../customer/customer.service';
import { dueOf, hasOwnNotice, toReceipt } from './request.model';
import type { RequestNotifications } from './request-notifications';
import type { RequestFieldEncryption } from './request-field-encryption';

/** A request that has passed the lender's rules. */
export interface NewRequest {
  kind: RequestKind;
  /** The initial state; `received` where left out. */
  state?: RequestState;
  loanNo?: string;
  amountCents?: number;
  months?: number;
  on?: string;
  detail?: string;
  payload?: string;
}

export interface RequestSubmission {
  caller: AuthenticatedCustomer;
  idempotencyKey: string;
  /** The request body; an idempotency key is valid for one body. */
  body: unknown;
  /** Token of a verified one-time code, if one was sent. */
  proofToken: string | null;
}

/** What a request reads and writes in one transaction. */
export interface RequestRepositories extends EmailRepositories, StepUpRepositories {
  request: RequestRepository;
  loan: LoanRepository;
  application: ApplicationRepository;
  paymentOrder: PaymentOrderRepository;
}

export interface SubmissionContext {
  tx: RequestRepositories;
  customer: CustomerProfile;
  reference: string;
  /** Consumes the step-up proof of `operation` for the customer's phone; a customer with passkeys needs one that a passkey made. Throws `step_up_required`. */
  stepUp: (operation: string) => Promise<void>;
}

export interface RequestSubmissionOptions {
  unitOfWork: UnitOfWork<RequestRepositories>;
  customers: CustomerService;
  requireStepUp: RequireStepUp;
  notifications: RequestNotifications;
  fieldEncryption: RequestFieldEncryption;
  calendar: OfficeCalendar;
  now: () => Date;
  newReference: () => string;
}

export type SubmitRequest = (
  submission: RequestSubmission,
  perform: (context: SubmissionContext) => Promise<NewRequest>,
) => Promise<RequestReceipt>;

/**
 * Accepts a request once per idempotency key, `perform` in the same transaction: requests of one customer are serialised, a repeated one
 * gets the first response, and the customer is notified. Throws `idempotency_conflict` for a key that was used for another body.
 */
export function createRequestSubmission({
  unitOfWork,
  customers,
  requireStepUp,
  notifications,
  fieldEncryption,
  calendar,
  now,
  newReference,
}: RequestSubmissionOptions): SubmitRequest {
  return async ({ caller, idempotencyKey, body, proofToken }, perform) => {
    const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
    const receipt = await unitOfWork(async (tx): Promise<RequestReceipt> => {
      const row = await tx.customer.lockById(caller.customerId);
      if (!row) throw new ServiceError('unauthorised');
      const existing = await tx.request.findByIdempotencyKey(row.id, idempotencyKey);
      if (existing && existing.bodyHash !== bodyHash)
        throw new ServiceError('idempotency_conflict');
      if (existing) return toReceipt(existing);
      const customer = customers.profileOf(row);
      const reference = newReference();
      const stepUp = (operation: string) =>
        requireStepUp(tx, {
          customerId: customer.id,
          phone: customer.phone,
          proofToken,
          operation,
        });
      const {
        kind,
        state = 'received',
        loanNo = null,
        amountCents = null,
        months = null,
        on = null,
        detail,
        payload,
      } = await perform({ tx, customer, reference, stepUp });
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
        dueAt: dueOf(calendar, { kind, state }, at),
        assignee: null,
        assignments: 0,
        createdAt: at,
        changedAt: at,
        detail: fieldEncryption.detail.encrypt(reference, detail ?? null),
        payload: fieldEncryption.payload.encrypt(reference, payload ?? null),
      };
      await tx.request.create(request);
      await tx.request.addStep(reference, {
        state,
        at,
        message: null,
        note: null,
        by: 'customer',
      });
      if (state !== 'needs-code' && !hasOwnNotice(kind))
        await notifications.notifyRequestChanged(tx, {
          customer,
          request,
          detail: detail ?? null,
          message: null,
        });
      return toReceipt(request);
    });
    notifications.deliverNow();
    return receipt;
  };
}
