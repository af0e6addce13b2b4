import { randomBytes } from 'node:crypto';
import { brandNames } from '@/config/brand';
import type { ServerEnv } from '@/config/env.server';
import { createKeyedHash } from '@/backoffice/common/keyed-hash';
import { createWebAuthn } from '@/backoffice/adapters/webauthn/webauthn';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { createAuditRepository } from '../audit/audit.repository';
import { createBankAccountRepository } from '../customer/bank-account.repository';
import type { CustomerModule } from '../customer/customer.module';
import { createCustomerRepository } from '../customer/customer.repository';
import { createPayoutAlertRepository } from '../customer/payout-alert.repository';
import { createSessionRepository } from '../customer/session.repository';
import { createEmailChallengeRepository } from '../email/email-challenge.repository';
import type { EmailModule } from '../email/email.module';
import { createMessageBudgetRepository } from '../message-budget/message-budget.repository';
import type { OtpModule } from '../otp/otp.module';
import { createProofRepository } from '../otp/proof.repository';
import { createTrustedBrowserRepository } from '../otp/trusted-browser.repository';
import { createOutboxRepository } from '../outbox/outbox.repository';
import { createPasskeyActs, type PasskeyActs } from './passkey-acts';
import { createPasskeyChallengeRepository } from './passkey-challenge.repository';
import { createPasskeyChallenges } from './passkey-challenges';
import { createPasskeyRecovery, type PasskeyRecovery } from './passkey-recovery.service';
import {
  createPasskeyRegistration,
  type PasskeyRegistration,
} from './passkey-registration.service';
import { createPasskeySignIn, type PasskeySignIn } from './passkey-sign-in.service';
import { createPasskeyStepUp, type PasskeyStepUp } from './passkey-step-up.service';
import { createUsePasskey } from './passkey-use';
import { relyingPartyOf } from './passkey.model';
import { createPasskeyRepository } from './passkey.repository';
import { createPasskeyService, type PasskeyService } from './passkey.service';

export interface PasskeyModule {
  passkeys: PasskeyService;
  registration: PasskeyRegistration;
  stepUp: PasskeyStepUp;
  signIn: PasskeySignIn;
  recovery: PasskeyRecovery;
  /** Removals that a second person approves, in a transaction. */
  actsIn: (transaction: Transaction) => PasskeyActs;
  /** Removes ceremonies that nobody ended. */
  removeExpired: () => Promise<void>;
}

export interface PasskeyModuleOptions {
  env: Pick<ServerEnv, 'SITE_URL' | 'SESSION_SECRET'>;
  db: Database;
  customers: CustomerModule;
  otp: OtpModule;
  emailChallenges: EmailModule['challenges'];
  now: () => Date;
  newId: () => string;
}

const createRepositories = (db: Database | Transaction) => ({
  audit: createAuditRepository(db),
  bankAccount: createBankAccountRepository(db),
  budget: createMessageBudgetRepository(db),
  customer: createCustomerRepository(db),
  emailChallenge: createEmailChallengeRepository(db),
  outbox: createOutboxRepository(db),
  passkey: createPasskeyRepository(db),
  passkeyChallenge: createPasskeyChallengeRepository(db),
  payoutAlert: createPayoutAlertRepository(db),
  proof: createProofRepository(db),
  session: createSessionRepository(db),
  trustedBrowser: createTrustedBrowserRepository(db),
});

/** Wires passkeys; on a site that is reached by an IP address they are not offered. */
export function createPasskeyModule({
  env,
  db,
  customers: { customers, sessions, payoutSafety, deliverNow },
  otp,
  emailChallenges,
  now,
  newId,
}: PasskeyModuleOptions): PasskeyModule {
  const party = relyingPartyOf(env.SITE_URL);
  const repositories = createRepositories(db);
  const unitOfWork = createUnitOfWork(db, createRepositories);
  const hash = createKeyedHash(env.SESSION_SECRET, 'passkey');
  const newToken = () => randomBytes(32).toString('base64url');
  const webAuthn = createWebAuthn(party ?? { id: '', origin: '' });
  const challenges = createPasskeyChallenges({ hash, now, newToken });
  const usePasskey = createUsePasskey({ webAuthn, challenges, now });
  const service = { customers, payoutSafety, consumeProof: otp.consumeProof, now };
  return {
    passkeys: createPasskeyService({ ...service, repositories, unitOfWork, deliverNow }),
    actsIn(transaction) {
      const within = createRepositories(transaction);
      return createPasskeyActs({
        passkeys: createPasskeyService({
          ...service,
          repositories: within,
          unitOfWork: (work) => work(within),
          deliverNow: () => undefined,
        }),
        customer: within.customer,
        customers,
      });
    },
    registration: createPasskeyRegistration({
      rp: party && { id: party.id, name: brandNames.en },
      unitOfWork,
      webAuthn,
      challenges,
      customers,
      payoutSafety,
      proofs: otp,
      deliverNow,
      now,
      newId,
      newUserHandle: (customerId) => hash('user', customerId),
    }),
    stepUp: createPasskeyStepUp({
      rpId: party?.id ?? null,
      unitOfWork,
      challenges,
      usePasskey,
      customers,
      issuePasskeyProof: otp.issuePasskeyProof,
      now,
    }),
    signIn: createPasskeySignIn({
      rpId: party?.id ?? null,
      unitOfWork,
      challenges,
      usePasskey,
      customers,
      startSession: sessions.directory.startSession,
      trustBrowser: otp.trustBrowser,
      now,
      newToken,
    }),
    recovery: createPasskeyRecovery({
      unitOfWork,
      emailChallenges,
      customers,
      payoutSafety,
      consumeProof: otp.consumeProof,
      deliverNow,
      now,
    }),
    removeExpired: () => repositories.passkeyChallenge.removeExpired(now()),
  };
}
