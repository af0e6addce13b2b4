import type { DeskCustomerRequest } from '@/contracts/account/account-desk';
import { omitUndefined } from '@/lib/object/omit-undefined';
import { parseMobile } from '@/lib/phone';
import { requireFound } from '@/backoffice/common/require-found';
import { rejectField, ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { AuditRepository } from '../audit/audit.repository';
import { recordChange, recordRead } from '../audit/record-change';
import { rejectUnknownBank, type BankAccount } from './bank-account.model';
import { phoneChangeOf, type PayoutRepositories, type PayoutSafety } from './payout-safety';
import type { CustomerRepository } from './customer.repository';
import type { CustomerService } from './customer.service';
import { createChangePhone, type PhoneChangeRepositories } from './phone/phone-change';

/** What staff's changes of a customer read and write in one transaction. */
export interface CustomerDeskRepositories extends PayoutRepositories, PhoneChangeRepositories {
  audit: AuditRepository;
}

export interface CustomerDeskOptions {
  unitOfWork: UnitOfWork<CustomerDeskRepositories>;
  customers: CustomerService;
  payoutSafety: PayoutSafety;
  /** Called after a transaction with messages was committed. */
  deliverNow: () => void;
  now: () => Date;
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
  payoutSafety,
  deliverNow,
  now,
}: CustomerDeskOptions) {
  const changePhone = createChangePhone({ customers, now });

  return {
    /**
     * Existing details are not overwritten. A bank account is not stored here, because setting one
     * takes two people: `needsBankAccount` says that one was given for a customer who has none. The
     * audit log holds which details were set, never their values.
     */
    async ensureCustomer(
      staff: string,
      { phone, bankAccount, language, ...person }: DeskCustomerRequest,
    ): Promise<{ customerId: string; needsBankAccount: boolean }> {
      const mobile = parseMobileOrReject(phone);
      if (bankAccount) rejectUnknownBank(bankAccount);
      const details = omitUndefined(person);
      return unitOfWork(async (tx) => {
        let isNew = false;
        const create: CustomerRepository['create'] = async (row) =>
          (isNew = await tx.customer.create(row));
        const customerId = await customers.ensureByPhone(
          { ...tx.customer, create },
          { phone: mobile, language, ...details },
        );
        const at = now();
        const target = `customer:${customerId}`;
        if (isNew) {
          const names = ['phone', 'language', ...Object.keys(details)];
          const after = Object.fromEntries(names.map((name) => [name, 'set']));
          await recordChange(tx.audit, { at, staff, target, before: null, after });
        } else await recordRead(tx.audit, { at, staff, target, after: null });
        return {
          customerId,
          needsBankAccount:
            bankAccount !== undefined && (await tx.bankAccount.findCurrent(customerId)) === null,
        };
      });
    },

    /** Sets a first bank account: withdrawals are put on hold and every contact is notified. Throws `not_found`, and `conflict` for a customer who has an account already, since only the customer can ask for another one. */
    async registerFirstBankAccount(
      staff: string,
      { customerId, bankAccount }: { customerId: string; bankAccount: BankAccount },
    ): Promise<void> {
      rejectUnknownBank(bankAccount);
      await unitOfWork(async (tx) => {
        const customer = await customers.lockProfile(tx.customer, customerId);
        if (await tx.bankAccount.findCurrent(customerId)) throw new ServiceError('conflict');
        await payoutSafety.registerBankAccount(tx, { customer, account: bankAccount, staff });
        await recordChange(tx.audit, {
          at: now(),
          staff,
          target: `customer:${customerId}`,
          before: { bankAccount: null },
          after: { bankAccount: 'set' },
        });
      });
      deliverNow();
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
        await changePhone(tx, { customer: profile, phone: mobile, device: '', staff });
        await recordChange(tx.audit, {
          at: now(),
          staff,
          target: `customer:${customerId}`,
          before: { action: 'phone' },
          after: { note },
        });
        await payoutSafety.hold(tx, phoneChangeOf(profile, mobile));
      });
      deliverNow();
    },
  };
}
