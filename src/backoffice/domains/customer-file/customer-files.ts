import { customerEventKinds } from '@/contracts/customer/customer-choices';
import type {
  CustomerFile,
  CustomerFilter,
  CustomerSummary,
} from '@/contracts/customer/customer-desk';
import type { Permission } from '@/contracts/staff/permissions';
import { requireFound } from '@/backoffice/common/require-found';
import type { ApplicationFieldEncryption } from '../application/application-field-encryption';
import type { FindOwner } from '../application/application-owner';
import type { ApplicationRow } from '../application/application-row';
import { toSummary } from '../application/application-view';
import type { ApplicationRepository } from '../application/application.repository';
import { maskIdNumber } from '../application/co-applicant/co-applicant.model';
import type { AuditRepository } from '../audit/audit.repository';
import { recordRead } from '../audit/record-change';
import { maskAccount, type BankAccountEncryption } from '../customer/bank-account.model';
import type { BankAccountRepository } from '../customer/bank-account.repository';
import type { CustomerRepository } from '../customer/customer.repository';
import type { CustomerService } from '../customer/customer.service';
import type { SessionService } from '../customer/session.service';
import type { LoanService } from '../loan/loan.service';
import type { PasskeyRepository } from '../passkey/passkey.repository';
import type { RequestService } from '../request/request.service';
import { loggedKindOf } from '../security/logged-kind';
import type { SecurityEventRepository } from '../security/security-event.repository';
import type { ThreadDesk } from '../thread/thread-desk.service';
import { customerStateOf, toCustomerSummary } from './customer-summary.model';
import { identityOf } from './identity.model';

export interface CustomerFileRepositories {
  application: Pick<ApplicationRepository, 'listByOwner'>;
  audit: Pick<AuditRepository, 'create'>;
  bankAccount: Pick<BankAccountRepository, 'findCurrent'>;
  customer: Pick<CustomerRepository, 'findById' | 'findKept' | 'listMergedIds' | 'list' | 'count'>;
  passkey: Pick<PasskeyRepository, 'list'>;
  securityEvent: Pick<SecurityEventRepository, 'listByCustomer'>;
}

export interface CustomerFileOptions {
  repositories: CustomerFileRepositories;
  customers: Pick<CustomerService, 'profileOf'>;
  sessions: Pick<SessionService, 'list'>;
  loans: Pick<LoanService, 'list'>;
  requests: Pick<RequestService, 'list'>;
  threads: Pick<ThreadDesk, 'list'>;
  findOwner: FindOwner;
  bankAccountEncryption: Pick<BankAccountEncryption, 'decrypt'>;
  fieldEncryption: ApplicationFieldEncryption;
  now: () => Date;
}

/** Who reads, and what else they may read. */
export interface FileReader {
  staff: string;
  permissions: readonly Permission[];
}

type CustomerQuery = CustomerFilter & { cursor?: string | undefined; limit: number };

export type CustomerFiles = ReturnType<typeof createCustomerFiles>;

const shownEvents = 50;
const shownThreads = 50;
const eventKinds = new Map(customerEventKinds.map((kind) => [loggedKindOf(kind), kind]));

/** All that is known of customers, for staff; each reading is written to the trail. */
export function createCustomerFiles({
  repositories,
  customers,
  sessions,
  loans,
  requests,
  threads,
  findOwner,
  bankAccountEncryption,
  fieldEncryption,
  now,
}: CustomerFileOptions) {
  const formOf = ({ number, form }: ApplicationRow) =>
    fieldEncryption.decryptForm(['application', number], form);

  async function findBankAccount(customerId: string): Promise<CustomerFile['bankAccount']> {
    const row = await repositories.bankAccount.findCurrent(customerId);
    return (
      row && {
        masked: maskAccount(bankAccountEncryption.decrypt(row.id, row.encrypted)),
        since: row.createdAt.toISOString(),
      }
    );
  }

  /** The identity document, masked, from the latest application that names one. */
  function maskedIdentity(applications: readonly ApplicationRow[]): CustomerFile['identity'] {
    const identity = identityOf(
      applications.map((row) => ({ number: row.number, form: formOf(row) })),
    );
    return (
      identity && {
        kind: identity.kind,
        masked: maskIdNumber({ idType: identity.kind, idNumber: identity.idNumber }),
        applicationNumber: identity.number,
      }
    );
  }

  /** One page, for an export that is written down as a whole. */
  async function readPage({
    cursor,
    limit,
    ...filter
  }: CustomerQuery): Promise<{ data: CustomerSummary[]; next: string | null }> {
    const { rows, next } = await repositories.customer.list(filter, { cursor, limit });
    return { data: rows.map((row) => toCustomerSummary(row, customers.profileOf(row))), next };
  }

  return {
    readPage,

    /** One page, which is written down. */
    async list(
      staff: string,
      query: CustomerQuery,
    ): Promise<{ data: CustomerSummary[]; next: string | null; total: number }> {
      const page = await readPage(query);
      await recordRead(repositories.audit, {
        at: now(),
        staff,
        target: 'customer',
        after: { listed: page.data.length },
      });
      return { ...page, total: await repositories.customer.count(query) };
    },

    /** Of a record that was merged into another one, that one. Throws `not_found`. */
    async read({ staff, permissions }: FileReader, askedId: string): Promise<CustomerFile> {
      const { customer } = repositories;
      const customerId = (await customer.findKept(askedId)) ?? askedId;
      const row = requireFound(await customer.findById(customerId));
      const mergedIds = await customer.listMergedIds(customerId);
      const { name, phone, email, emailVerifiedAt, address, language, marketing } =
        customers.profileOf(row);
      const ifMay = async <T>(permission: Permission, load: () => Promise<T>): Promise<T | null> =>
        permissions.includes(permission) ? load() : null;
      const applications = await repositories.application.listByOwner(await findOwner(customerId));
      const at = now();
      await recordRead(repositories.audit, {
        at,
        staff,
        target: `customer:${customerId}`,
        after: null,
      });
      return {
        customerId,
        name,
        phone,
        email,
        emailVerifiedAt: emailVerifiedAt?.toISOString() ?? null,
        address,
        language,
        marketing,
        state: customerStateOf(row),
        createdAt: row.createdAt.toISOString(),
        frozenAt: row.frozenAt?.toISOString() ?? null,
        payouts: {
          frozenAt: row.payoutsFrozenAt?.toISOString() ?? null,
          heldUntil:
            row.payoutsHeldUntil && row.payoutsHeldUntil > at
              ? row.payoutsHeldUntil.toISOString()
              : null,
        },
        bankAccount: await findBankAccount(customerId),
        identity: maskedIdentity(applications),
        sessions: (await sessions.list({ customerId })).map(
          ({ device, createdAt, lastSeenAt }) => ({
            device,
            signedInAt: createdAt.toISOString(),
            lastSeenAt: lastSeenAt.toISOString(),
          }),
        ),
        passkeys: (await repositories.passkey.list(customerId)).map((passkey) => ({
          name: passkey.name,
          createdAt: passkey.createdAt.toISOString(),
          lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
        })),
        consents: applications.map(({ number, consents }) => ({
          applicationNumber: number,
          ...consents,
        })),
        events: (
          await repositories.securityEvent.listByCustomer({
            customerId,
            mergedIds,
            limit: shownEvents,
          })
        ).map(({ id, at: happenedAt, kind, device, staff: by }) => ({
          id,
          at: happenedAt.toISOString(),
          kind: eventKinds.get(kind) ?? 'other',
          device,
          staff: by,
        })),
        loans: await ifMay('loan.read', () => loans.list(customerId)),
        applications: await ifMay('application.read', async () => applications.map(toSummary)),
        requests: await ifMay('request.read', () => requests.list({ customerId })),
        threads: await ifMay('message.read', async () => {
          const { data } = await threads.list(staff, {
            customerId,
            sort: 'newest',
            limit: shownThreads,
          });
          return data;
        }),
        mergedIds,
      };
    },
  };
}
