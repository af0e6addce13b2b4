import { randomBytes } from 'node:crypto';
import type { ServerEnv } from '@/config/env.server';
import { hourMs } from '@/lib/hong-kong-day';
import { createDataCipher } from '@/backoffice/common/data-cipher';
import { createKeyedHash } from '@/backoffice/common/keyed-hash';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { brandNames } from '@/config/brand';
import { legalSettingsOf } from '@/config/legal-settings';
import { mailSignatures } from '@/lib/texts/legal-lines';
import { createAuditRepository } from '../audit/audit.repository';
import { createOutboxRepository } from '../outbox/outbox.repository';
import type { Outbox } from '../outbox/outbox.module';
import type { SettingReader } from '../setting/setting-reader';
import { createFirstAccountActs, type FirstAccountActs } from './bank-account/first-account-acts';
import { createBankAccountEncryption } from './bank-account.model';
import { createBankAccountRepository } from './bank-account.repository';
import { createCustomerDesk, type CustomerDesk } from './customer-desk.service';
import { createAccountNotices, type SendAccountNotice } from './account-notice';
import { createPayoutAlertRepository } from './payout-alert.repository';
import { createPayoutSafety, type PayoutSafety } from './payout-safety';
import { createPayoutService, type PayoutService } from './payout.service';
import { createCustomerRepository } from './customer.repository';
import { createPhoneActs, type PhoneActs } from './phone/phone-acts';
import type { PhoneHolder } from './phone/phone-change';
import { createSessionRepository } from './session.repository';
import { createCustomerService, type CustomerService } from './customer.service';
import { createSessionService, type SessionService } from './session.service';

export interface CustomerModule {
  customers: CustomerService;
  sessions: SessionService;
  desk: CustomerDesk;
  /** What a second person approves, in a transaction. */
  actsIn: (transaction: Transaction) => PhoneActs & FirstAccountActs;
  payoutSafety: PayoutSafety;
  payouts: PayoutService;
  sendNotice: SendAccountNotice;
  /** Delivers messages once the transaction with them was committed. */
  deliverNow: () => void;
  /** Removes sessions that ended, and links of notices that expired. */
  removeExpired: () => Promise<void>;
}

export interface CustomerModuleOptions {
  env: ServerEnv;
  settings: SettingReader;
  db: Database;
  outbox: Outbox;
  createPhoneHolder: CreatePhoneHolder;
  now: () => Date;
  newId: () => string;
}

type CreatePhoneHolder = (db: Database | Transaction) => PhoneHolder;

const createRepositories =
  (createPhoneHolder: CreatePhoneHolder) => (db: Database | Transaction) => ({
    phoneHolder: createPhoneHolder(db),
    audit: createAuditRepository(db),
    bankAccount: createBankAccountRepository(db),
    customer: createCustomerRepository(db),
    outbox: createOutboxRepository(db),
    payoutAlert: createPayoutAlertRepository(db),
    session: createSessionRepository(db),
  });

/** Wires customers and their sessions. */
export function createCustomerModule({
  env,
  settings,
  db,
  outbox,
  createPhoneHolder,
  now,
  newId,
}: CustomerModuleOptions): CustomerModule {
  const createOwnRepositories = createRepositories(createPhoneHolder);
  const repositories = createOwnRepositories(db);
  const unitOfWork = createUnitOfWork(db, createOwnRepositories);
  const cipher = createDataCipher(env.DATA_ENCRYPTION_KEY);
  const deliverNow = () => void outbox.runNow();
  const newToken = () => randomBytes(32).toString('base64url');
  const sendNotice = createAccountNotices({
    enqueueMessage: outbox.enqueueMessage,
    brandNames,
    signatures: mailSignatures(legalSettingsOf(env)),
    siteUrl: env.SITE_URL,
    now,
    newId,
  });
  const bankAccountEncryption = createBankAccountEncryption(cipher);
  const alertHash = createKeyedHash(env.SESSION_SECRET, 'payout-alert');
  const payoutSafety = createPayoutSafety({
    sendNotice,
    bankAccountEncryption,
    hash: alertHash,
    holdMs: () => settings.current().safety.payoutHold * hourMs,
    now,
    newId,
    // 128 bits, so that a text message with the link stays within two parts.
    newToken: () => randomBytes(16).toString('base64url'),
  });
  const customers = createCustomerService({
    hash: createKeyedHash(env.SESSION_SECRET, 'customer'),
    cipher,
    now,
    newId,
  });
  const sessions = createSessionService({
    repositories,
    unitOfWork,
    customers,
    bankAccountEncryption,
    now,
    newId,
    hash: createKeyedHash(env.SESSION_SECRET, 'session'),
    newToken,
  });
  const payouts = createPayoutService({
    repositories,
    unitOfWork,
    customers,
    sendNotice,
    hash: alertHash,
    deliverNow,
    now,
  });
  const desk = { customers, payoutSafety, now };
  return {
    customers,
    sessions,
    desk: createCustomerDesk({ ...desk, unitOfWork, deliverNow }),
    actsIn(transaction) {
      const within = createOwnRepositories(transaction);
      const acts = {
        desk: createCustomerDesk({
          ...desk,
          unitOfWork: (work) => work(within),
          deliverNow: () => undefined,
        }),
        customer: within.customer,
        customers,
      };
      return { ...createPhoneActs(acts), ...createFirstAccountActs(acts) };
    },
    payoutSafety,
    payouts,
    sendNotice,
    deliverNow,
    async removeExpired() {
      await sessions.removeExpired();
      await repositories.payoutAlert.removeExpired(now());
    },
  };
}
