import { randomBytes, randomInt } from 'node:crypto';
import { brandNames } from '@/config/brand';
import type { ServerEnv } from '@/config/env.server';
import { dayMs } from '@/lib/hong-kong-day';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { createKeyedHash } from '@/backoffice/common/keyed-hash';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { createMessageBudgetRepository } from '../message-budget/message-budget.repository';
import type { MessageBudget } from '../message-budget/message-budget.service';
import { createSecurityEventRepository } from '../security/security-event.repository';
import { createOtpRepository } from './otp.repository';
import { createOutboxRepository } from '../outbox/outbox.repository';
import { createProofRepository, type ProofRepository } from './proof.repository';
import type { Outbox } from '../outbox/outbox.module';
import type { CustomerDirectory } from './customer-directory';
import { lockoutMs } from './otp.model';
import { createOtpService, type OtpService } from './otp.service';
import { createProofService, type Proof } from './proof.service';
import { createTrustedBrowserRepository } from './trusted-browser.repository';

export interface OtpModule {
  otp: OtpService;
  /** What a `proof_token` proves now; null for an unknown or expired one. */
  findProof: (token: string) => Promise<Proof | null>;
  /** Ends what a `proof_token` proves. */
  revokeProof: (token: string) => Promise<void>;
  /** Uses up a `step-up` proof inside a transaction; false where it is not good for this phone and operation. */
  consumeProof: (
    tx: { proof: ProofRepository },
    use: { token: string; phone: string; operation: string },
  ) => Promise<boolean>;
  /** Removes codes, failures and proofs that count for nothing any more. */
  removeExpired: () => Promise<void>;
}

export interface OtpModuleOptions {
  env: ServerEnv;
  cipher: DataCipher;
  outbox: Outbox;
  messageBudget: MessageBudget;
  db: Database;
  now: () => Date;
  newId: () => string;
  customers: CustomerDirectory;
}

const createRepositories = (db: Database | Transaction) => ({
  securityEvent: createSecurityEventRepository(db),
  budget: createMessageBudgetRepository(db),
  otp: createOtpRepository(db),
  outbox: createOutboxRepository(db),
  proof: createProofRepository(db),
  trustedBrowser: createTrustedBrowserRepository(db),
});

/** Wires one-time codes and what they prove. */
export function createOtpModule(options: OtpModuleOptions): OtpModule {
  const { env, cipher, outbox, messageBudget, db, now, newId, customers } = options;
  const repositories = createRepositories(db);
  const unitOfWork = createUnitOfWork(db, createRepositories);
  const newToken = () => randomBytes(32).toString('base64url');
  const proofs = createProofService({
    hash: createKeyedHash(env.SESSION_SECRET, 'proof'),
    cipher,
    newToken,
  });
  const otp = createOtpService({
    unitOfWork,
    proofs,
    customers,
    now,
    newId,
    newToken,
    hash: createKeyedHash(env.SESSION_SECRET, 'otp'),
    enqueueMessage: outbox.enqueueMessage,
    useSms: messageBudget.useSms,
    brandNames,
    host: new URL(env.SITE_URL).hostname,
    isLive: env.SMS_LIVE,
    resendDelayMs: env.OTP_RESEND_SECONDS * 1_000,
    newCode: () => randomInt(0, 1_000_000).toString().padStart(6, '0'),
    onMessageEnqueued: () => void outbox.runNow(),
  });
  return {
    otp,
    findProof: (token) => proofs.find(repositories.proof, { token, now: now() }),
    revokeProof: (token) => proofs.end(repositories.proof, token),
    consumeProof: (tx, use) => proofs.consume(tx.proof, { ...use, now: now() }),
    async removeExpired() {
      const instant = now().getTime();
      await repositories.otp.removeExpired({
        codesBefore: new Date(instant - dayMs),
        sendingsBefore: new Date(instant - dayMs),
        failuresBefore: new Date(instant - lockoutMs),
      });
      await repositories.proof.removeExpired(now());
      await repositories.trustedBrowser.removeExpired(now());
    },
  };
}
