import type { RevealedField } from '@/contracts/customer/customer-choices';
import { requireFound } from '@/backoffice/common/require-found';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { ApplicationFieldEncryption } from '../application/application-field-encryption';
import type { FindOwner } from '../application/application-owner';
import type { ApplicationRepository } from '../application/application.repository';
import type { AuditRepository } from '../audit/audit.repository';
import { recordChange, recordRead } from '../audit/record-change';
import type { BankAccountEncryption } from '../customer/bank-account.model';
import type { BankAccountRepository } from '../customer/bank-account.repository';
import type { CustomerRepository } from '../customer/customer.repository';
import type { SessionRepository } from '../customer/session.repository';
import { identityOf } from './identity.model';

/** What the actions read and write in one transaction. */
export interface CustomerActionRepositories {
  application: Pick<ApplicationRepository, 'listByOwner'>;
  audit: Pick<AuditRepository, 'create'>;
  bankAccount: Pick<BankAccountRepository, 'findCurrent'>;
  customer: Pick<CustomerRepository, 'lockById' | 'update' | 'addEvent'>;
  session: Pick<SessionRepository, 'revokeAll'>;
}

export interface CustomerActionOptions {
  unitOfWork: UnitOfWork<CustomerActionRepositories>;
  findOwner: FindOwner;
  bankAccountEncryption: Pick<BankAccountEncryption, 'decrypt'>;
  fieldEncryption: Pick<ApplicationFieldEncryption, 'decryptForm'>;
  now: () => Date;
}

interface Reasoned {
  customerId: string;
  note: string;
}

export type CustomerActions = ReturnType<typeof createCustomerActions>;

/** What staff do to protect an account, and what they see in full; each stands in the trail with its reason. */
export function createCustomerActions({
  unitOfWork,
  findOwner,
  bankAccountEncryption,
  fieldEncryption,
  now,
}: CustomerActionOptions) {
  async function bankAccountOf(
    { bankAccount }: Pick<CustomerActionRepositories, 'bankAccount'>,
    customerId: string,
  ): Promise<string> {
    const { id, encrypted } = requireFound(await bankAccount.findCurrent(customerId));
    const { bankCode, accountNumber, holder } = bankAccountEncryption.decrypt(id, encrypted);
    return `${bankCode} ${accountNumber} ${holder}`;
  }

  return {
    /**
     * Freezes an account: its sessions end, nobody can sign in, and withdrawals stop. Nobody is told: whoever has the phone may not be the customer. Opened again, the customer can
     * sign in; withdrawals stay stopped until they are opened for themselves. Nothing happens where it is so already. Throws `not_found`.
     */
    async setState(
      staff: string,
      { customerId, state, note }: Reasoned & { state: 'frozen' | 'open' },
    ): Promise<void> {
      await unitOfWork(async (tx) => {
        const row = requireFound(await tx.customer.lockById(customerId));
        const isFrozen = state === 'frozen';
        if ((row.frozenAt !== null) === isFrozen) return;
        const at = now();
        await tx.customer.update(
          customerId,
          isFrozen
            ? { frozenAt: at, payoutsFrozenAt: row.payoutsFrozenAt ?? at }
            : { frozenAt: null },
        );
        await tx.customer.addEvent({
          customerId,
          at,
          kind: isFrozen ? 'account-frozen' : 'account-unfrozen',
          device: '',
          staff,
        });
        if (isFrozen) {
          await tx.session.revokeAll({ customerId, at });
          if (row.payoutsFrozenAt === null)
            await tx.customer.addEvent({
              customerId,
              at,
              kind: 'payouts-frozen',
              device: '',
              staff,
            });
        }
        await recordChange(tx.audit, {
          at,
          staff,
          target: `customer:${customerId}`,
          before: { account: isFrozen ? 'open' : 'frozen' },
          after: { account: state, note },
        });
      });
    },

    /** The customer may sign in again at once. Throws `not_found`. */
    async endSessions(staff: string, { customerId, note }: Reasoned): Promise<void> {
      await unitOfWork(async (tx) => {
        requireFound(await tx.customer.lockById(customerId));
        const at = now();
        await tx.session.revokeAll({ customerId, at });
        await tx.customer.addEvent({
          customerId,
          at,
          kind: 'signed-out-everywhere',
          device: '',
          staff,
        });
        await recordChange(tx.audit, {
          at,
          staff,
          target: `customer:${customerId}`,
          before: { sessions: 'open' },
          after: { sessions: 'ended', note },
        });
      });
    },

    /** The identity document of the latest application that names one, or the bank account of withdrawals, in full. Throws `not_found` where there is none. */
    async reveal(
      staff: string,
      { customerId, field, note }: Reasoned & { field: RevealedField },
    ): Promise<{ field: RevealedField; value: string }> {
      const owner = await findOwner(customerId);
      return unitOfWork(async (tx) => {
        const identity = async (): Promise<string> => {
          const rows = await tx.application.listByOwner(owner);
          const forms = rows.map(({ number, form }) => ({
            number,
            form: fieldEncryption.decryptForm(['application', number], form),
          }));
          return requireFound(identityOf(forms)).idNumber;
        };
        const value = await (field === 'identity' ? identity() : bankAccountOf(tx, customerId));
        await recordRead(tx.audit, {
          at: now(),
          staff,
          target: `customer:${customerId}`,
          after: { revealed: field, note },
        });
        return { field, value };
      });
    },
  };
}
