import type {
  BookLoanRequest,
  DecideRequest,
  DeskCustomerRequest,
  DeskRequest,
  PostingRequest,
} from '@/contracts/account/account-desk';
import type { RequestKind, RequestState } from '@/contracts/account/account-choices';
import type { ApplicationState } from '@/contracts/application/application-choices';
import type { LoanDetail, LoanSummary } from '@/contracts/account/account-loan';
import { toCents } from '@/lib/loan/money';
import { parseMobile } from '@/lib/phone';
import { rejectField, ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { ApplicationRepository } from '../application/application.repository';
import type { AuditRepository } from '../audit/audit.repository';
import type { SessionRepository } from '../customer/session.repository';
import type { OutboxRepository } from '../outbox/outbox.repository';
import type { CustomerRepository } from '../customer/customer.repository';
import type { CustomerService } from '../customer/customer.service';
import {
  availableCredit,
  billDuePeriods,
  postDrawdown,
  earliestPostingDate,
  hasUnpaidBill,
  postPayment,
  type Posting,
} from '../loan/billing.model';
import type { LoanLedger } from '../loan/loan-ledger';
import { openLoanAccount, type LoanAccount } from '../loan/loan-account.model';
import type { LoanRecord, LoanRepository } from '../loan/loan.repository';
import type { LoanService } from '../loan/loan.service';
import { applyDecision } from './apply-decision';
import { nextRequestStates, toServiceRequest } from './request.model';
import type { RequestRepository, RequestRow } from './request.repository';
import type { ServicingNotifications } from './servicing-notifications';
import type { PlainBankAccount, ServicingFieldEncryption } from './servicing-field-encryption';

/** What staff's changes read and write in one transaction. */
export interface DeskRepositories {
  application: ApplicationRepository;
  audit: AuditRepository;
  customer: CustomerRepository;
  loan: LoanRepository;
  outbox: OutboxRepository;
  request: RequestRepository;
  session: SessionRepository;
}

export interface DeskServicingOptions {
  repositories: DeskRepositories;
  unitOfWork: UnitOfWork<DeskRepositories>;
  loanLedger: LoanLedger;
  loans: LoanService;
  customers: CustomerService;
  notifications: ServicingNotifications;
  fieldEncryption: ServicingFieldEncryption;
  now: () => Date;
  newId: () => string;
  newLoanNo: (year: string) => string;
}

export type DeskServicing = ReturnType<typeof createDeskServicing>;

const bookableStates: ReadonlySet<ApplicationState> = new Set([
  'approved',
  'offer-accepted',
  'completed',
]);

function requireFound<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new ServiceError('not_found');
  return value;
}

function parseMobileOrReject(typed: string): string {
  const { e164, problem } = parseMobile(typed);
  return problem ? rejectField('phone', problem) : (e164 ?? '');
}

/** What staff do with loans and requests; every change is written to the audit log. */
export function createDeskServicing({
  repositories,
  unitOfWork,
  loanLedger,
  loans,
  customers,
  notifications,
  fieldEncryption,
  now,
  newId,
  newLoanNo,
}: DeskServicingOptions) {
  const audit = (
    { audit: auditRepository }: DeskRepositories,
    {
      staff,
      target,
      ...bodies
    }: { staff: string; target: string; before: unknown; after: unknown },
  ) =>
    auditRepository.create({
      at: now(),
      staff,
      action: bodies.before === null ? 'create' : 'update',
      target,
      ...bodies,
    });

  async function resolveCustomerId(
    tx: DeskRepositories,
    { customerId, applNo }: BookLoanRequest,
  ): Promise<string> {
    if (applNo !== undefined) {
      const application =
        (await tx.application.findByNumber(applNo)) ?? rejectField('applNo', 'unknownApplication');
      if (!bookableStates.has(application.state))
        return rejectField('applNo', 'applicationNotApproved');
      if (await tx.loan.findNumberByApplication(applNo)) return rejectField('applNo', 'loanBooked');
      return application.customerId ?? rejectField('applNo', 'unknownApplication');
    }
    const customer = customerId === undefined ? null : await tx.customer.findById(customerId);
    return customer?.id ?? rejectField('customerId', 'required');
  }

  async function setFirstBankAccount(
    tx: DeskRepositories,
    customerId: string,
    account: PlainBankAccount,
  ): Promise<boolean> {
    if (await tx.loan.findBankAccount(customerId)) return false;
    const [id, at] = [newId(), now()];
    await tx.loan.replaceBankAccount({
      id,
      customerId,
      sealed: fieldEncryption.bankAccount.encrypt(id, account),
      createdAt: at,
    });
    await tx.customer.addEvent({ customerId, at, kind: 'bank-account-changed', device: '' });
    return true;
  }

  async function updateLoan(
    staff: string,
    {
      loanNo,
      action,
      work: update,
    }: { loanNo: string; action: string; work: (account: LoanAccount) => LoanAccount },
  ): Promise<LoanDetail> {
    const record = await unitOfWork(async (tx): Promise<LoanRecord> => {
      const before = requireFound(await loanLedger.lock(tx, loanNo));
      const account = update(before.account);
      if (account === before.account) return before;
      await loanLedger.save(tx, before.account, account);
      const newEntries = account.entries
        .slice(before.account.entries.length)
        .map(({ seq, kind, on, reference, amounts }) => ({ seq, kind, on, reference, amounts }));
      await audit(tx, { staff, target: `loan:${loanNo}`, before: { action }, after: newEntries });
      return { ...before, account };
    });
    return loans.detail(record);
  }

  /** Validates a posting's day and reference; null where the same posting was made before. */
  function validatePosting(
    account: LoanAccount,
    { amount, on = loanLedger.today(), reference }: PostingRequest,
  ): Posting | null {
    const existingEntry = account.entries.find((entry) => entry.reference === `desk:${reference}`);
    if (existingEntry)
      return Math.abs(existingEntry.amounts.cash) === toCents(amount)
        ? null
        : rejectField('reference', 'referenceUsed');
    const earliest = earliestPostingDate(account, loanLedger.today());
    if (on < earliest || on > loanLedger.today())
      return rejectField('on', 'outOfRange', `${earliest} – ${loanLedger.today()}`);
    return { amountCents: toCents(amount), on, reference: `desk:${reference}` };
  }

  function toDeskRequest(
    row: RequestRow,
    steps: Parameters<typeof toServiceRequest>[1]['steps'],
  ): DeskRequest {
    return {
      ...toServiceRequest(row, {
        detail: fieldEncryption.detail.decrypt(row.reference, row.detail),
        steps,
      }),
      customerId: row.customerId,
      text: fieldEncryption.payload.decrypt(row.reference, row.payload),
      nextStates: [...nextRequestStates(row)],
      notes: steps.map(({ at, by, note }) => ({ at: at.toISOString(), by, note })),
    };
  }

  return {
    /** Details that are already known stay. The audit log holds which details were set, never their values. */
    ensureCustomer(
      staff: string,
      { phone, bankAccount, language, ...person }: DeskCustomerRequest,
    ): Promise<string> {
      const mobile = parseMobileOrReject(phone);
      const details = omitUndefined(person);
      return unitOfWork(async (tx) => {
        let isNew = false;
        const create: CustomerRepository['create'] = async (row) =>
          (isNew = await tx.customer.create(row));
        const customerId = await customers.ensureByPhone(
          { ...tx.customer, create },
          { phone: mobile, language, ...details },
        );
        const isAccountSet =
          bankAccount !== undefined && (await setFirstBankAccount(tx, customerId, bankAccount));
        const changedFields = [
          ...(isNew ? ['phone', 'language', ...Object.keys(details)] : []),
          ...(isAccountSet ? ['bankAccount'] : []),
        ];
        const after = Object.fromEntries(changedFields.map((name) => [name, 'set']));
        const auditTarget = { staff, target: `customer:${customerId}` };
        if (changedFields.length > 0)
          await audit(tx, { ...auditTarget, before: isNew ? null : { bankAccount: null }, after });
        else
          await tx.audit.create({
            ...auditTarget,
            at: now(),
            action: 'read',
            before: null,
            after: null,
          });
        return customerId;
      });
    },

    /** For a customer who lost the phone: ends every session and notifies both numbers. */
    async changePhone(
      staff: string,
      { customerId, phone, note }: { customerId: string; phone: string; note: string },
    ): Promise<void> {
      const mobile = parseMobileOrReject(phone);
      await unitOfWork(async (tx) => {
        const row = requireFound(await tx.customer.lockById(customerId));
        const profile = customers.profileOf(row);
        if (await customers.findByPhone(tx.customer, mobile)) throw new ServiceError('conflict');
        await tx.customer.update(
          customerId,
          customers.encryptDetails(customerId, { phone: mobile }),
        );
        await tx.customer.addEvent({
          customerId,
          at: now(),
          kind: 'phone-changed',
          device: '',
        });
        await tx.session.revokeAll({ customerId, at: now() });
        await audit(tx, {
          staff,
          target: `customer:${customerId}`,
          before: { action: 'phone' },
          after: { note },
        });
        await notifications.notifyPhoneChanged(tx, {
          customer: profile,
          before: profile.phone,
          after: mobile,
        });
      });
      notifications.sent();
    },

    async listLoans(customerId: string): Promise<LoanSummary[]> {
      requireFound(await repositories.customer.findById(customerId));
      return (await loanLedger.listByCustomer(customerId)).map(loans.summary);
    },

    async findLoan(loanNo: string): Promise<LoanDetail> {
      return loans.detail(requireFound(await loanLedger.read(loanNo)));
    },

    bookLoan(staff: string, body: BookLoanRequest): Promise<LoanDetail> {
      const {
        kind,
        amount,
        creditLimit,
        annualRate,
        tenorMonths,
        startsOn,
        property = null,
        applNo = null,
      } = body;
      if (kind === 'revolving' && creditLimit === undefined)
        return rejectField('creditLimit', 'required');
      if (kind !== 'revolving' && amount === undefined) return rejectField('amount', 'required');
      if (kind !== 'revolving' && creditLimit !== undefined)
        return rejectField('creditLimit', 'notForPaymentType');
      if (creditLimit !== undefined && (amount ?? 0) > creditLimit)
        return rejectField('amount', 'tooBig', creditLimit);
      if (startsOn > loanLedger.today())
        return rejectField('startsOn', 'outOfRange', `– ${loanLedger.today()}`);
      return unitOfWork(async (tx) => {
        const customerId = await resolveCustomerId(tx, body);
        const loanNo = newLoanNo(startsOn.slice(0, 4));
        const opened = openLoanAccount(loanNo, {
          kind,
          annualRate,
          tenorMonths,
          startsOn,
          amountCents: toCents(amount ?? 0),
          limitCents: creditLimit === undefined ? null : toCents(creditLimit),
        });
        const record: LoanRecord = {
          customerId,
          applNo,
          property: fieldEncryption.property.encrypt(loanNo, property),
          account: billDuePeriods(opened, loanLedger.today()),
        };
        await tx.loan.create(record, now());
        await tx.loan.addEntries(loanNo, record.account.entries, now());
        await audit(tx, {
          staff,
          target: `loan:${loanNo}`,
          before: null,
          after: {
            customerId,
            kind,
            amount,
            creditLimit,
            annualRate,
            tenorMonths,
            startsOn,
            applNo,
          },
        });
        return loans.detail(record);
      });
    },

    postPayment: (staff: string, loanNo: string, body: PostingRequest): Promise<LoanDetail> =>
      updateLoan(staff, {
        loanNo,
        action: 'payment',
        work: (account) => {
          const posting = validatePosting(account, body);
          return posting ? postPayment(account, posting) : account;
        },
      }),

    postDrawdown: (staff: string, loanNo: string, body: PostingRequest): Promise<LoanDetail> =>
      updateLoan(staff, {
        loanNo,
        action: 'drawdown',
        work: (account) => {
          const posting = validatePosting(account, body);
          if (!posting) return account;
          if (account.terms.limitCents === null) return rejectField('amount', 'notRevolving');
          if (hasUnpaidBill(account)) return rejectField('loanNo', 'loanOverdue');
          const available = availableCredit(account);
          return posting.amountCents > available
            ? rejectField('amount', 'overAvailable', available / 100)
            : postDrawdown(account, posting);
        },
      }),

    async listRequests(filter: {
      state?: RequestState | undefined;
      kind?: RequestKind | undefined;
      limit: number;
    }): Promise<DeskRequest[]> {
      const rows = await repositories.request.listLatest(filter);
      const steps = await repositories.request.listSteps(rows.map(({ reference }) => reference));
      return rows.map((row) => toDeskRequest(row, steps.get(row.reference) ?? []));
    },

    /** Throws `conflict` where the request cannot go to that state. */
    async decide(
      staff: string,
      reference: string,
      { state, note, message: messageText, ...receivedPayment }: DecideRequest,
    ): Promise<DeskRequest> {
      const message = messageText ?? null;
      const view = await unitOfWork(async (tx) => {
        const row = requireFound(await tx.request.lockByReference(reference));
        if (!nextRequestStates(row).includes(state)) throw new ServiceError('conflict');
        await applyDecision(tx, { request: row, state, receivedPayment, loanLedger, newId });
        await tx.request.addStep(reference, { state, at: now(), message, note, by: staff });
        await audit(tx, {
          staff,
          target: `request:${reference}`,
          before: { state: row.state },
          after: { state, ...receivedPayment },
        });
        const customer = customers.profileOf(
          requireFound(await tx.customer.findById(row.customerId)),
        );
        await notifications.notifyRequestChanged(tx, {
          customer,
          request: { ...row, state },
          message,
        });
        const steps = await tx.request.listSteps([reference]);
        return toDeskRequest({ ...row, state, changedAt: now() }, steps.get(reference) ?? []);
      });
      notifications.sent();
      return view;
    },
  };
}

function omitUndefined({
  name,
  email,
  address,
}: Pick<DeskCustomerRequest, 'name' | 'email' | 'address'>): {
  name?: string;
  email?: string;
  address?: string;
} {
  return {
    ...(name === undefined ? {} : { name }),
    ...(email === undefined ? {} : { email }),
    ...(address === undefined ? {} : { address }),
  };
}
