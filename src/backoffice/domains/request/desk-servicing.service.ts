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
import type { Repositories, UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { CustomerRepository } from '../customer/customer.repository';
import type { CustomerService } from '../customer/customer.service';
import {
  availableOf,
  billUntil,
  draw,
  earliestPosting,
  isDue,
  pay,
  type Posting,
} from '../loan/billing.model';
import type { LoanBooks } from '../loan/loan-books';
import { openLoan, type LoanFile } from '../loan/loan-file.model';
import type { LoanRecord } from '../loan/loan.repository';
import type { LoanService } from '../loan/loan.service';
import { carryOut } from './request-effects';
import { nextRequestStates, requestView } from './request.model';
import type { RequestRow } from './request.repository';
import type { ServicingNews } from './servicing-news';
import type { PlainBankAccount, ServicingSeal } from './servicing-seal';

export interface DeskServicingOptions {
  repositories: Repositories;
  unitOfWork: UnitOfWork;
  books: LoanBooks;
  loans: LoanService;
  customers: CustomerService;
  news: ServicingNews;
  seal: ServicingSeal;
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

function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new ServiceError('not_found');
  return value;
}

function mobileOf(typed: string): string {
  const { e164, problem } = parseMobile(typed);
  return problem ? rejectField('phone', problem) : (e164 ?? '');
}

/** What the lender's staff do with loans and requests; each change stands in the audit trail. */
export function createDeskServicing({
  repositories,
  unitOfWork,
  books,
  loans,
  customers,
  news,
  seal,
  now,
  newId,
  newLoanNo,
}: DeskServicingOptions) {
  const audit = (
    { audit: trail }: Repositories,
    {
      staff,
      target,
      ...bodies
    }: { staff: string; target: string; before: unknown; after: unknown },
  ) =>
    trail.create({
      at: now(),
      staff,
      action: bodies.before === null ? 'create' : 'update',
      target,
      ...bodies,
    });

  async function customerOf(
    inside: Repositories,
    { customerId, applNo }: BookLoanRequest,
  ): Promise<string> {
    if (applNo !== undefined) {
      const application =
        (await inside.application.findByNumber(applNo)) ??
        rejectField('applNo', 'unknownApplication');
      if (!bookableStates.has(application.state))
        return rejectField('applNo', 'applicationNotApproved');
      if (await inside.loan.findNoByApplication(applNo)) return rejectField('applNo', 'loanBooked');
      return application.customerId ?? rejectField('applNo', 'unknownApplication');
    }
    const customer = customerId === undefined ? null : await inside.customer.findById(customerId);
    return customer?.id ?? rejectField('customerId', 'required');
  }

  async function setFirstBankAccount(
    inside: Repositories,
    customerId: string,
    account: PlainBankAccount,
  ): Promise<boolean> {
    if (await inside.loan.findBankAccount(customerId)) return false;
    const [id, at] = [newId(), now()];
    await inside.loan.replaceBankAccount({
      id,
      customerId,
      sealed: seal.bankAccount.seal(id, account),
      createdAt: at,
    });
    await inside.customer.addEvent({ customerId, at, kind: 'bank-account-changed', device: '' });
    return true;
  }

  async function change(
    staff: string,
    {
      loanNo,
      action,
      work,
    }: { loanNo: string; action: string; work: (file: LoanFile) => LoanFile },
  ): Promise<LoanDetail> {
    const record = await unitOfWork(async (inside): Promise<LoanRecord> => {
      const before = found(await books.lock(inside, loanNo));
      const file = work(before.file);
      if (file === before.file) return before;
      await books.save(inside, before.file, file);
      const booked = file.entries
        .slice(before.file.entries.length)
        .map(({ seq, kind, on, reference, amounts }) => ({ seq, kind, on, reference, amounts }));
      await audit(inside, { staff, target: `loan:${loanNo}`, before: { action }, after: booked });
      return { ...before, file };
    });
    return loans.detail(record);
  }

  /** Checks a posting's day, and that its reference is new; null where the same was booked before. */
  function postingOf(
    file: LoanFile,
    { amount, on = books.today(), reference }: PostingRequest,
  ): Posting | null {
    const known = file.entries.find((entry) => entry.reference === `desk:${reference}`);
    if (known)
      return Math.abs(known.amounts.cash) === toCents(amount)
        ? null
        : rejectField('reference', 'referenceUsed');
    const earliest = earliestPosting(file, books.today());
    if (on < earliest || on > books.today())
      return rejectField('on', 'outOfRange', `${earliest} – ${books.today()}`);
    return { amountCents: toCents(amount), on, reference: `desk:${reference}` };
  }

  function requestOf(
    row: RequestRow,
    steps: Parameters<typeof requestView>[1]['steps'],
  ): DeskRequest {
    return {
      ...requestView(row, { detail: seal.detail.open(row.reference, row.detail), steps }),
      customerId: row.customerId,
      text: seal.payload.open(row.reference, row.payload),
      nextStates: [...nextRequestStates(row)],
      notes: steps.map(({ at, by, note }) => ({ at: at.toISOString(), by, note })),
    };
  }

  return {
    /** What is known already stays. The trail tells which details were set, never what they say. */
    ensureCustomer(
      staff: string,
      { phone, bankAccount, language, ...person }: DeskCustomerRequest,
    ): Promise<string> {
      const e164 = mobileOf(phone);
      const details = definedOf(person);
      return unitOfWork(async (inside) => {
        let isNew = false;
        const create: CustomerRepository['create'] = async (row) =>
          (isNew = await inside.customer.create(row));
        const customerId = await customers.ensureByPhone(
          { ...inside.customer, create },
          { phone: e164, language, ...details },
        );
        const isAccountSet =
          bankAccount !== undefined && (await setFirstBankAccount(inside, customerId, bankAccount));
        const set = [
          ...(isNew ? ['phone', 'language', ...Object.keys(details)] : []),
          ...(isAccountSet ? ['bankAccount'] : []),
        ];
        const after = Object.fromEntries(set.map((name) => [name, 'set']));
        const trace = { staff, target: `customer:${customerId}` };
        if (set.length > 0)
          await audit(inside, { ...trace, before: isNew ? null : { bankAccount: null }, after });
        else
          await inside.audit.create({
            ...trace,
            at: now(),
            action: 'read',
            before: null,
            after: null,
          });
        return customerId;
      });
    },

    /** For a customer who lost the phone: ends every session and tells both numbers. */
    async changePhone(
      staff: string,
      { customerId, phone, note }: { customerId: string; phone: string; note: string },
    ): Promise<void> {
      const e164 = mobileOf(phone);
      await unitOfWork(async (inside) => {
        const row = found(await inside.customer.lockById(customerId));
        const profile = customers.profileOf(row);
        if (await customers.findByPhone(inside.customer, e164)) throw new ServiceError('conflict');
        await inside.customer.update(
          customerId,
          customers.encryptDetails(customerId, { phone: e164 }),
        );
        await inside.customer.addEvent({
          customerId,
          at: now(),
          kind: 'phone-changed',
          device: '',
        });
        await inside.session.revokeAll({ customerId, at: now() });
        await audit(inside, {
          staff,
          target: `customer:${customerId}`,
          before: { action: 'phone' },
          after: { note },
        });
        await news.phoneChanged(inside, { customer: profile, before: profile.phone, after: e164 });
      });
      news.sent();
    },

    async listLoans(customerId: string): Promise<LoanSummary[]> {
      found(await repositories.customer.findById(customerId));
      return (await books.listOf(customerId)).map(loans.summary);
    },

    async findLoan(loanNo: string): Promise<LoanDetail> {
      return loans.detail(found(await books.read(loanNo)));
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
      if (startsOn > books.today())
        return rejectField('startsOn', 'outOfRange', `– ${books.today()}`);
      return unitOfWork(async (inside) => {
        const customerId = await customerOf(inside, body);
        const loanNo = newLoanNo(startsOn.slice(0, 4));
        const opened = openLoan(loanNo, {
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
          property: seal.property.seal(loanNo, property),
          file: billUntil(opened, books.today()),
        };
        await inside.loan.create(record, now());
        await inside.loan.addEntries(loanNo, record.file.entries, now());
        await audit(inside, {
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
      change(staff, {
        loanNo,
        action: 'payment',
        work: (file) => {
          const posting = postingOf(file, body);
          return posting ? pay(file, posting) : file;
        },
      }),

    postDrawdown: (staff: string, loanNo: string, body: PostingRequest): Promise<LoanDetail> =>
      change(staff, {
        loanNo,
        action: 'drawdown',
        work: (file) => {
          const posting = postingOf(file, body);
          if (!posting) return file;
          if (file.terms.limitCents === null) return rejectField('amount', 'notRevolving');
          if (isDue(file)) return rejectField('loanNo', 'loanOverdue');
          const available = availableOf(file);
          return posting.amountCents > available
            ? rejectField('amount', 'overAvailable', available / 100)
            : draw(file, posting);
        },
      }),

    async listRequests(filter: {
      state?: RequestState | undefined;
      kind?: RequestKind | undefined;
      limit: number;
    }): Promise<DeskRequest[]> {
      const rows = await repositories.request.listLatest(filter);
      const steps = await repositories.request.listSteps(rows.map(({ reference }) => reference));
      return rows.map((row) => requestOf(row, steps.get(row.reference) ?? []));
    },

    /** Throws `conflict` where the request can't go to that state. */
    async decide(
      staff: string,
      reference: string,
      { state, note, message: word, ...paid }: DecideRequest,
    ): Promise<DeskRequest> {
      const message = word ?? null;
      const view = await unitOfWork(async (inside) => {
        const row = found(await inside.request.lockByReference(reference));
        if (!nextRequestStates(row).includes(state)) throw new ServiceError('conflict');
        await carryOut(inside, { request: row, state, paid, books, newId });
        await inside.request.addStep(reference, { state, at: now(), message, note, by: staff });
        await audit(inside, {
          staff,
          target: `request:${reference}`,
          before: { state: row.state },
          after: { state, ...paid },
        });
        const customer = customers.profileOf(found(await inside.customer.findById(row.customerId)));
        await news.requestChanged(inside, { customer, request: { ...row, state }, message });
        const steps = await inside.request.listSteps([reference]);
        return requestOf({ ...row, state, changedAt: now() }, steps.get(reference) ?? []);
      });
      news.sent();
      return view;
    },
  };
}

function definedOf({
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
