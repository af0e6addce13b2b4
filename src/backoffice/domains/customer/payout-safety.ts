import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import type { OutboxRepository } from '../outbox/outbox.repository';
import type { AccountNotice, Recipients, SendAccountNotice } from './account-notice';
import type { BankAccount, BankAccountEncryption } from './bank-account.model';
import { maskAccount } from './bank-account.model';
import type { BankAccountRepository } from './bank-account.repository';
import { maskPhoneWithCountry } from './customer.model';
import type { CustomerRepository } from './customer.repository';
import type { CustomerProfile } from './customer.service';
import { alertLifeMs } from './payout.model';
import type { PayoutAlertRepository } from './payout-alert.repository';

/** What announces a change reads and writes in the transaction of that change. */
export interface PayoutRepositories {
  bankAccount: BankAccountRepository;
  customer: CustomerRepository;
  outbox: OutboxRepository;
  payoutAlert: PayoutAlertRepository;
}

export interface PayoutSafetyOptions {
  sendNotice: SendAccountNotice;
  bankAccountEncryption: BankAccountEncryption;
  hash: KeyedHash;
  /** How long withdrawals wait after a bank account or a phone number changed. */
  holdMs: () => number;
  now: () => Date;
  newId: () => string;
  newToken: () => string;
}

interface Announcement {
  customer: CustomerProfile;
  notice: AccountNotice;
  recipients?: Partial<Recipients>;
}

/** The announcement of a changed number, to the old one and the new one. */
export function phoneChangeOf(customer: CustomerProfile, after: string): Announcement {
  return {
    customer,
    notice: { kind: 'phone', after: maskPhoneWithCountry(after) },
    recipients: { phones: [customer.phone, after] },
  };
}

export type PayoutSafety = ReturnType<typeof createPayoutSafety>;

/** Keeps withdrawals safe when bank account, phone or mail address change: they wait, and every old and new contact gets a link that stops them. */
export function createPayoutSafety({
  sendNotice,
  bankAccountEncryption,
  hash,
  holdMs,
  now,
  newId,
  newToken,
}: PayoutSafetyOptions) {
  /** Tells every contact, old and new, with a link that stops withdrawals. */
  async function announce(
    tx: PayoutRepositories,
    {
      customer,
      notice,
      recipients = {},
      heldUntil = null,
      expiresAt = null,
    }: Announcement & { heldUntil?: Date | null; expiresAt?: Date | null },
  ): Promise<void> {
    const token = newToken();
    const at = now();
    await tx.payoutAlert.create({
      tokenHash: hash(token),
      customerId: customer.id,
      createdAt: at,
      expiresAt: new Date(at.getTime() + alertLifeMs),
    });
    await sendNotice(tx, {
      ...notice,
      heldUntil,
      token,
      expiresAt,
      recipients: {
        language: customer.language,
        phones: [customer.phone],
        emails: [customer.email],
        ...recipients,
      },
    });
  }

  /** Holds withdrawals from now on, and announces why. */
  async function hold(tx: PayoutRepositories, announcement: Announcement): Promise<void> {
    const heldForMs = holdMs();
    const heldUntil = heldForMs === 0 ? null : new Date(now().getTime() + heldForMs);
    if (heldUntil)
      await tx.customer.update(announcement.customer.id, { payoutsHeldUntil: heldUntil });
    await announce(tx, { ...announcement, heldUntil });
  }

  return {
    announce,
    hold,

    /** Makes this the account that withdrawals go to, from the end of the hold. `staff` is who did it for the customer. */
    async registerBankAccount(
      tx: PayoutRepositories,
      {
        customer,
        account,
        staff,
      }: { customer: CustomerProfile; account: BankAccount; staff?: string },
    ): Promise<void> {
      const [id, at] = [newId(), now()];
      await tx.bankAccount.replace({
        id,
        customerId: customer.id,
        encrypted: bankAccountEncryption.encrypt(id, account),
        createdAt: at,
      });
      await tx.customer.addEvent({
        customerId: customer.id,
        at,
        kind: 'bank-account-changed',
        device: '',
        ...(staff === undefined ? {} : { staff }),
      });
      await hold(tx, {
        customer,
        notice: { kind: 'bank-account', account: maskAccount(account) },
      });
    },
  };
}
