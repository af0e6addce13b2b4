import type { ChangedPromises } from '@/config/promises';
import type { Letter, SettlementLetterRequest } from '@/contracts/letter/letter';
import type { LetterKind } from '@/contracts/letter/letter-choices';
import type { Locale } from '@/contracts/locale';
import { inBatches, type HasTurn } from '@/lib/async/in-batches';
import { hongKongDay } from '@/lib/hong-kong-day';
import type { Letterheads } from '@/backoffice/adapters/pdf/letterhead';
import type { PdfWorkerPool } from '@/backoffice/adapters/pdf/pdf-worker-pool';
import type { Logger } from '@/backoffice/common/logger';
import { requireFound, requireOwn } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { CustomerRepository } from '../customer/customer.repository';
import type { CustomerService } from '../customer/customer.service';
import type { LedgerRepositories, LoanLedger } from '../loan/loan-ledger';
import type { LoanRecord } from '../loan/loan.repository';
import type { LoanService } from '../loan/loan.service';
import type { RequestFieldEncryption } from '../request/request-field-encryption';
import type { RequestRepository } from '../request/request.repository';
import { dueLetters, letterStates, type DueLetter, type GrantedRequest } from './due-letters';
import { isShownLetter, letterDocument } from './letter-document';
import { lastEndedYear } from './interest-year.model';
import {
  isCertificate,
  letterId,
  type IssuedCertificate,
  type IssuedKind,
  type LetterEncryption,
  type LetterFacts,
} from './letter.model';
import type { LetterRepository, LetterRow } from './letter.repository';

/** What issuing letters reads and writes in one transaction. */
export interface LetterRepositories extends LedgerRepositories {
  customer: Pick<CustomerRepository, 'findById'>;
  letter: LetterRepository;
  request: Pick<RequestRepository, 'listByCustomer' | 'listSteps'>;
}

export interface LetterServiceOptions {
  repositories: LetterRepositories;
  unitOfWork: UnitOfWork<LetterRepositories>;
  loanLedger: Pick<LoanLedger, 'lock' | 'read' | 'listByCustomer' | 'today'>;
  loans: Pick<LoanService, 'summary' | 'quoteSettlement'>;
  customers: Pick<CustomerService, 'profileOf'>;
  requestFields: Pick<RequestFieldEncryption, 'detail'>;
  encryption: LetterEncryption;
  pdfWorkerPool: Pick<PdfWorkerPool, 'render'>;
  letterheads: Letterheads;
  /** What pages promised otherwise than in the release on the day of a letter. */
  promisesOn: (day: string) => ChangedPromises | undefined;
  now: () => Date;
  log: Logger;
}

/** A letter to be saved; `fileName` is plain ASCII. */
export interface LetterFile {
  fileName: string;
  contentType: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export type LetterService = ReturnType<typeof createLetterService>;

const batchSize = 50;

/** The day that a letter is about, where it is about one. */
function dayOf(facts: LetterFacts): string | null {
  if (facts.kind === 'settlement-figure') return facts.on;
  return facts.kind === 'interest-certificate' ? facts.to : null;
}

type ShownRow = LetterRow & { kind: LetterKind };

/** Whether it is listed as a letter: a certificate has a list of its own. */
const isShown = (row: LetterRow): row is ShownRow => isLetterKind(row.kind);
const isLetterKind = (kind: IssuedKind): kind is LetterKind => kind !== 'interest-certificate';

const toLetter = ({ loanNo, name, kind, on, issuedAt }: ShownRow): Letter => ({
  loanNo,
  name,
  kind,
  on,
  issuedOn: hongKongDay(issuedAt),
});

/** Letters about loans, written down with name and address as they are then; nothing changes one afterwards. Throws `not_found` for a loan or letter that is not this customer's. */
export function createLetterService({
  repositories,
  unitOfWork,
  loanLedger,
  loans,
  customers,
  requestFields,
  encryption,
  pdfWorkerPool,
  letterheads,
  promisesOn,
  now,
  log,
}: LetterServiceOptions) {
  /** What was granted of a loan, with the day of it. */
  async function grantedRequests(
    { request }: Pick<LetterRepositories, 'request'>,
    { customerId, account: { loanNo } }: LoanRecord,
  ): Promise<GrantedRequest[]> {
    const rows = (await request.listByCustomer(customerId)).filter(
      (row) => row.loanNo === loanNo && letterStates[row.kind]?.includes(row.state),
    );
    const steps = await request.listSteps(rows.map(({ reference }) => reference));
    return rows.map((row) => {
      const decided = steps
        .get(row.reference)
        ?.find(({ state }) => letterStates[row.kind]?.includes(state));
      return {
        ...row,
        detail: requestFields.detail.decrypt(row.reference, row.detail),
        decidedOn: hongKongDay(decided?.at ?? row.changedAt),
      };
    });
  }

  const dueOf = async (
    tx: Pick<LetterRepositories, 'request'>,
    record: LoanRecord,
  ): Promise<DueLetter[]> =>
    dueLetters(record.account, {
      requests: await grantedRequests(tx, record),
      today: loanLedger.today(),
    });

  /** Stores letters of a loan that were not issued before. */
  async function add(
    tx: Pick<LetterRepositories, 'customer' | 'letter'>,
    { record, due }: { record: LoanRecord; due: readonly DueLetter[] },
  ): Promise<void> {
    const { name, address } = customers.profileOf(
      requireFound(await tx.customer.findById(record.customerId)),
    );
    const { loanNo, product, property } = loans.summary(record);
    const issuedAt = now();
    await tx.letter.addIssued(
      due.map((letter) => {
        const { facts } = letter;
        const id = letterId(loanNo, letter.name);
        return {
          id,
          loanNo,
          name: letter.name,
          kind: facts.kind,
          on: dayOf(facts),
          issuedAt,
          encrypted: encryption.encrypt(id, {
            issuedOn: hongKongDay(issuedAt),
            customer: { name, address },
            loan: { loanNo, product, property },
            facts,
          }),
        };
      }),
    );
  }

  /** Issues what a loan lacks. */
  async function issue(loanNo: string): Promise<void> {
    await unitOfWork(async (tx) => {
      const record = await loanLedger.lock(tx, loanNo);
      if (record) await add(tx, { record, due: await dueOf(tx, record) });
    });
  }

  /** The letters of these loans that stand, newest first: what a loan has earned, issued now where the job has not come to it yet, and every figure that was asked for. */
  async function listStanding(records: readonly LoanRecord[]): Promise<LetterRow[]> {
    const standing = new Set<string>();
    const loanNos = records.map(({ account }) => account.loanNo);
    let rows = await repositories.letter.listByLoans(loanNos);
    const issued = new Set(rows.map(({ id }) => id));
    let isOneMissing = false;
    for (const record of records) {
      const { loanNo } = record.account;
      const ids = (await dueOf(repositories, record)).map(({ name }) => letterId(loanNo, name));
      for (const id of ids) standing.add(id);
      if (ids.every((id) => issued.has(id))) continue;
      await issue(loanNo);
      isOneMissing = true;
    }
    if (isOneMissing) rows = await repositories.letter.listByLoans(loanNos);
    return rows.filter(({ id, kind }) => kind === 'settlement-figure' || standing.has(id));
  }

  const findOwnLoan = async (customerId: string, loanNo: string) =>
    requireOwn(await loanLedger.read(loanNo), customerId);

  return {
    /** Letters about the loans of the customer, newest first. */
    async list(customerId: string): Promise<Letter[]> {
      const rows = await listStanding(await loanLedger.listByCustomer(customerId));
      return rows.filter(isShown).map(toLetter);
    },

    /** A letter as PDF, in the language that is asked for. */
    async render(
      customerId: string,
      { loanNo, name, locale }: { loanNo: string; name: string; locale: Locale },
    ): Promise<LetterFile> {
      const rows = await listStanding([await findOwnLoan(customerId, loanNo)]);
      const { id, encrypted } = requireFound(rows.find((row) => row.name === name) ?? null);
      const letter = encryption.decrypt(id, encrypted);
      if (!isShownLetter(letter)) throw new ServiceError('not_found');
      return {
        fileName: `letter-${loanNo}-${name}.pdf`,
        contentType: 'application/pdf',
        bytes: await pdfWorkerPool.render(
          letterDocument(letter, letterheads[locale], promisesOn(letter.issuedOn)),
        ),
      };
    },

    /** The certificate of a year of assessment as it was issued, named by the year in which that begins; after a later booking in the year the newer one. Throws `not_found` for a year that has none. */
    async findCertificate(
      customerId: string,
      { loanNo, year }: { loanNo: string; year: string },
    ): Promise<IssuedCertificate> {
      const rows = await listStanding([await findOwnLoan(customerId, loanNo)]);
      const certificate = rows
        .filter((row) => !isShown(row))
        .map(({ id, encrypted }) => encryption.decrypt(id, encrypted))
        .filter(isCertificate)
        .find(({ facts }) => facts.year === year);
      return requireFound(certificate ?? null);
    },

    /** Puts into a letter what clears a loan on a day. The same letter again for the same day of the same ledger. Throws `validation_failed` for a day that is past or too far ahead, and for a loan that is paid back. */
    async issueSettlementFigure(
      customerId: string,
      { loanNo, on }: SettlementLetterRequest,
    ): Promise<Letter> {
      const record = await findOwnLoan(customerId, loanNo);
      const { loanNo: _, ...quote } = await loans.quoteSettlement(customerId, { loanNo, on });
      const { entries, terms } = record.account;
      const name = `figure-${on}-${entries.length}-${terms.holidays.length}`;
      const due = [{ name, facts: { kind: 'settlement-figure' as const, ...quote } }];
      await unitOfWork((tx) => add(tx, { record, due }));
      const row = requireFound(await repositories.letter.findById(letterId(loanNo, name)));
      return toLetter({ ...row, kind: 'settlement-figure' });
    },

    issue,

    /** Issues the letters of every loan that lacks one; a failure of one loan does not stop the others. */
    async issueDue(hasTurn?: HasTurn): Promise<void> {
      const year = lastEndedYear(loanLedger.today());
      const loanNos = inBatches({
        list: (page) => repositories.letter.listUnissuedNumbers({ ...page, year }),
        keyOf: String,
        limit: batchSize,
        hasTurn,
      });
      for await (const loanNo of loanNos)
        await issue(loanNo).catch((error: unknown) =>
          log.error({ err: error, loanNo }, 'The letters of a loan cannot be issued'),
        );
    },
  };
}
