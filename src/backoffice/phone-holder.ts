import type { ServerEnv } from '@/config/env.server';
import type { DataCipher } from './common/data-cipher';
import { createKeyedHash } from './common/keyed-hash';
import type { Database, Transaction } from './db/database';
import { createApplicationFieldEncryption } from './domains/application/application-field-encryption';
import { createApplicationRepository } from './domains/application/application.repository';
import { createDraftRepository } from './domains/application/draft/draft.repository';
import { createRebindPhone } from './domains/application/phone/rebind-phone';
import type { PhoneHolder } from './domains/customer/phone/phone-change';
import { createEndPhone } from './domains/otp/end-phone';
import { createOtpRepository } from './domains/otp/otp.repository';
import { createProofRepository } from './domains/otp/proof.repository';
import { createTrustedBrowserRepository } from './domains/otp/trusted-browser.repository';

/** Updates everything besides the customer that is stored under a phone number, in the database or in a transaction. */
export function createPhoneHolders({
  env,
  cipher,
}: {
  env: Pick<ServerEnv, 'SESSION_SECRET'>;
  cipher: DataCipher;
}): (db: Database | Transaction) => PhoneHolder {
  const rebindPhone = createRebindPhone({
    hash: createKeyedHash(env.SESSION_SECRET, 'application'),
    fieldEncryption: createApplicationFieldEncryption(cipher),
  });
  const endPhone = createEndPhone({
    otp: createKeyedHash(env.SESSION_SECRET, 'otp'),
    proof: createKeyedHash(env.SESSION_SECRET, 'proof'),
  });
  return (db) => ({
    async replacePhone(change) {
      await rebindPhone(
        {
          application: createApplicationRepository(db),
          applicationDraft: createDraftRepository(db),
        },
        change,
      );
      await endPhone(
        {
          otp: createOtpRepository(db),
          proof: createProofRepository(db),
          trustedBrowser: createTrustedBrowserRepository(db),
        },
        [change.before],
      );
    },
  });
}
