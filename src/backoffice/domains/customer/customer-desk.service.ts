import type { DeskCustomerRequest } from '@/contracts/account/account-desk';
import { omitUndefined } from '@/lib/object/omit-undefined';
import { parseMobile } from '@/lib/phone';
import { requireFound } from '@/backoffice/common/require-found';
import { rejectField, ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { AuditRepository } from '../audit/audit.repository';
import { recordChange } from '../audit/record-change';
import type { OutboxRepository } from '../outbox/outbox.repository';
import type { BankAccount, BankAccountEncryption } from './bank-account.model';
import type { BankAccountRepository } from './bank-account.repository';
import type { CustomerNotifications } from './customer-notifications';
import type { CustomerRepository } from './customer.repository';
import type { CustomerService } from './customer.service';
import type { SessionRepository } from './session.repository';

/** What staff's changes of a customer read and write in one transaction. */
export interface CustomerDeskRepositories {
  audit: AuditRepository;
  bankAccount: BankAccountRepository;
  customer: CustomerRepository;
  outbox: OutboxRepository;
  session: SessionRepository;
}

export interface CustomerDeskOptions {
  unitOfWork: UnitOfWork<CustomerDeskRepositories>;
  customers: CustomerService;
  notifications: CustomerNotifications;
  bankAccountEncryption: BankAccountEncryption;
  now: () => Date;
  newId: () => string;
}

export type CustomerDesk = ReturnType<typeof createCustomerDesk>;

function parseMobileOrReject(typed: string): string {
  const { e164, problem } = parseMobile(typed);
  return problem ? rejectField('phone', problem) : (e164 ?? '');
}

/** What staff do with customers; every change is written to the audit log. */
export function createCustomerDesk({
  unitOfWork,
  customers,
  notifications,
  bankAccountEncryption,
  now,
  newId,
}: CustomerDeskOptions) {
  async function setFirstBankAccount(
    tx: CustomerDeskRepositories,
    customerId: string,
    account: BankAccount,
  ): Promise<boolean> {
    if (await tx.bankAccount.findCurrent(customerId)) return false;
    const [id, at] = [newId(), now()];
    await tx.bankAccount.replace({
      id,
      customerId,
      sealed: bankAccountEncryption.encrypt(id, account),
      createdAt: at,
    });
    await tx.customer.addEvent({ customerId, at, kind: 'bank-account-changed', device: '' });
    return true;
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
          await recordChange(tx.audit, {
            at: now(),
            ...auditTarget,
            before: isNew ? null : { bankAccount: null },
            after,
          });
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
        await recordChange(tx.audit, {
          at: now(),
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
      notifications.deliverNow();
    },
  };
}
