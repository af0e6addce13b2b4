import { ServiceError } from '@/backoffice/common/service-error';
import type { CustomerService } from '@/backoffice/domains/customer/customer.service';
import type { LoanAccount } from '@/backoffice/domains/loan/loan-account.model';
import type { LoanLedger } from '@/backoffice/domains/loan/loan-ledger';
import { createRequestFieldEncryption } from '@/backoffice/domains/request/request-field-encryption';
import type { RequestNotifications } from '@/backoffice/domains/request/request-notifications';
import type {
  NewRequest,
  RequestRepositories,
  SubmissionContext,
} from '@/backoffice/domains/request/request-submission';
import {
  createRequestService,
  type RequestServiceOptions,
} from '@/backoffice/domains/request/request.service';
import type { RequestRow, RequestStep } from '@/backoffice/domains/request/request.repository';
import type { RequestState } from '@/contracts/account/account-choices';
import { standIn, testCipher, testClock } from './service-tools';
import { requestRow } from './request-row';

const fieldEncryption = createRequestFieldEncryption(testCipher);
export const today = '2026-05-04';
export const caller = {
  customerId: 'customer-1',
  sessionId: 'session-1',
  device: '',
  network: 'mark',
};

const bankAccount = { accountNumber: '123-456789-833', holder: 'CHAN TAI MAN' };

export interface Situation {
  account: LoanAccount;
  owner?: string;
  hasOpenRequest?: boolean;
  proven?: string;
  property?: string | null;
  row?: Partial<RequestRow>;
}

/** The rules of requests over one loan, `L-1`, and one stored request, `RQ-1`. */
export function setUpRequests({
  account,
  owner = 'customer-1',
  hasOpenRequest = false,
  proven,
  row,
  property = null,
}: Situation) {
  const clock = testClock('2026-05-04T02:00:00.000Z');
  const accepted: NewRequest[] = [];
  const steps: RequestStep[] = [];
  const told: RequestState[] = [];
  const loan = {
    customerId: owner,
    applicationNumber: null,
    product: null,
    property,
    account,
  };
  const stored = requestRow({
    amountCents: 1_250,
    detail: fieldEncryption.detail.encrypt('RQ-1', 'loan'),
    ...row,
  });
  type Customer = NonNullable<Awaited<ReturnType<RequestRepositories['customer']['findById']>>>;
  const tx = standIn<RequestRepositories>({
    request: standIn<RequestRepositories['request']>({
      hasOpenByLoan: async () => hasOpenRequest,
      listByCustomer: async () => [stored],
      findByReference: async (reference) => (reference === 'RQ-1' ? stored : null),
      lockByReference: async (reference) => (reference === 'RQ-1' ? stored : null),
      listSteps: async () => new Map([['RQ-1', steps]]),
      addStep: async (_reference, step) => void steps.push(step),
    }),
    loan: standIn<RequestRepositories['loan']>({
      findByNumber: async (loanNo) => (loanNo === 'L-1' ? loan : null),
    }),
    customer: standIn<RequestRepositories['customer']>({
      findById: async (id) => standIn<Customer>({ id }),
    }),
  });
  const service = createRequestService(
    standIn<RequestServiceOptions>({
      repositories: tx,
      unitOfWork: (work) => work(tx),
      loanLedger: standIn<LoanLedger>({
        today: () => today,
        lock: async (_tx, loanNo) => (loanNo === 'L-1' ? loan : null),
      }),
      async submit(_submission, perform) {
        const customer = standIn<SubmissionContext['customer']>({ id: 'customer-1' });
        const stepUp = async (operation: string): Promise<void> => {
          if (operation !== proven) throw new ServiceError('step_up_required');
        };
        accepted.push(await perform({ tx, customer, reference: 'RQ-2', stepUp }));
        return { data: { reference: 'RQ-2', kind: 'contact', state: 'received', createdAt: '' } };
      },
      customers: standIn<CustomerService>({
        profileOf: ({ id }) => ({
          id,
          phone: '+85291234567',
          language: 'en',
          marketing: false,
          reminderDays: null,
          name: null,
          email: null,
          address: null,
          emailVerifiedAt: null,
          payoutsHeldUntil: null,
          payoutsFrozenAt: null,
        }),
      }),
      notifications: standIn<RequestNotifications>({
        notifyRequestChanged: async (_tx, { request: { state } }) => void told.push(state),
        deliverNow: () => undefined,
      }),
      fieldEncryption,
      now: clock.now,
    }),
  );
  const call = { caller, idempotencyKey: 'key', proofToken: 'token' };
  return {
    clock,
    accepted,
    steps,
    told,
    service,
    holiday: (months = 3, loanNo = 'L-1') =>
      service.requestHoliday({ ...call, body: { loanNo, months, reason: 'A baby.' } }),
    limit: (newLimit: number) =>
      service.requestCreditLimit({ ...call, body: { loanNo: 'L-1', newLimit } }),
    settle: (on: string) => service.requestSettlement({ ...call, body: { loanNo: 'L-1', on } }),
    prepay: (amount: number, on: string = today) =>
      service.requestPrepayment({ ...call, body: { loanNo: 'L-1', amount, on } }),
    collect: (maxAmount: number, bankCode = '004') =>
      service.requestAutopay({
        ...call,
        body: { ...bankAccount, bankCode, loanNo: 'L-1', maxAmount },
      }),
    release: () =>
      service.requestRelease({ ...call, body: { loanNo: 'L-1', solicitor: 'Chan & Co.' } }),
    endCollecting: () => service.endAutopay({ ...call, body: { loanNo: 'L-1' } }),
    requestData: () => service.requestPersonalData({ ...call, body: {} }),
  };
}
