import { randomBytes, randomInt } from 'node:crypto';
import { brandNames } from '@/config/brand';
import type { ServerEnv } from '@/config/env.server';
import { dayMs } from '@/lib/hong-kong-day';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { createKeyedHash } from '@/backoffice/common/keyed-hash';
import type { Proof } from '@/backoffice/common/upload-caller';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { createMessageBudgetRepository } from '../message-budget/message-budget.repository';
import type { MessageBudget } from '../message-budget/message-budget.service';
import { createSecurityEventRepository } from '../security/security-event.repository';
import { createOtpRepository } from './otp.repository';
import { createOutboxRepository } from '../outbox/outbox.repository';
import { createProofRepository } from './proof.repository';
import type { Outbox } from '../outbox/outbox.module';
import type { CustomerDirectory } from './customer-directory';
import { browserIdOf } from './otp-call';
import { browserTrustMs, lockoutMs } from './otp.model';
import { createOtpService, type OtpService } from './otp.service';
import { createProofService, type CheckProof, type IssuePasskeyProof } from './proof.service';
import { createTrustedBrowserRepository, type TrustBrowser } from './trusted-browser.repository';

export interface OtpModule {
  otp: OtpService;
  /** The proof of a `proof_token`; null for an unknown or expired token. */
  findProof: (token: string) => Promise<Proof | null>;
  /** Removes the proof of a `proof_token`. */
  revokeProof: (token: string) => Promise<void>;
  /** Uses up a `step-up` proof; false where it is not good for this phone, operation and method. */
  consumeProof: CheckProof;
  /** Whether a `step-up` proof is good for this phone, operation and method; it stays good. */
  holdsProof: CheckProof;
  issuePasskeyProof: IssuePasskeyProof;
  trustBrowser: TrustBrowser;
  /** Removes expired codes, failures and proofs. */
  removeExpired: () => Promise<void>;
}

export interface OtpModuleOptions {
  env: ServerEnv;
  cipher: DataCipher;
  outbox: Outbox;
  messageBudget: MessageBudget;
  markNetwork: (network: string) => string;
  isClosed: () => Promise<boolean>;
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
  const { env, cipher, outbox, messageBudget, markNetwork, db, now, newId, customers } = options;
  const repositories = createRepositories(db);
  const unitOfWork = createUnitOfWork(db, createRepositories);
  const newToken = () => randomBytes(32).toString('base64url');
  const proofs = createProofService({
    hash: createKeyedHash(env.SESSION_SECRET, 'proof'),
    cipher,
    newToken,
  });
  const hash = createKeyedHash(env.SESSION_SECRET, 'otp');
  const otp = createOtpService({
    unitOfWork,
    proofs,
    customers,
    now,
    newId,
    newToken,
    hash,
    markNetwork,
    isClosed: options.isClosed,
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
    holdsProof: (tx, use) => proofs.holds(tx.proof, { ...use, now: now() }),
    issuePasskeyProof: (tx, proof) =>
      proofs.issue(tx.proof, { ...proof, purpose: 'step-up', method: 'passkey', now: now() }),
    trustBrowser: ({ trustedBrowser }, { phone, browserToken }) =>
      trustedBrowser.save({
        id: browserIdOf({ phone, browserToken }, hash),
        phone: hash('phone', phone),
        expiresAt: new Date(now().getTime() + browserTrustMs),
      }),
    async removeExpired() {
      const instant = now().getTime();
      await repositories.otp.removeExpired({
        codesBefore: new Date(instant - dayMs),
        sendHistoryBefore: new Date(instant - dayMs),
        failuresBefore: new Date(instant - lockoutMs),
      });
      await repositories.proof.removeExpired(now());
      await repositories.trustedBrowser.removeExpired(now());
    },
  };
}
