import { createHash, randomBytes } from 'node:crypto';
import { brandNames } from '@/config/brand';
import { workAccountPath } from '@/config/desk/desk-paths';
import type { ServerEnv } from '@/config/env.server';
import { createOpenIdProvider } from '@/backoffice/adapters/openid/openid-provider';
import { createWebAuthn } from '@/backoffice/adapters/webauthn/webauthn';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { createKeyedHash } from '@/backoffice/common/keyed-hash';
import type { Logger } from '@/backoffice/common/logger';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { createAuditRepository } from '../audit/audit.repository';
import { createOutboxRepository } from '../outbox/outbox.repository';
import { createEnqueueMessage } from '../outbox/outbox.service';
import { createPasskeyChallengeRepository } from '../passkey/passkey-challenge.repository';
import { createPasskeyChallenges } from '../passkey/passkey-challenges';
import { createUsePasskey } from '../passkey/passkey-use';
import { relyingPartyOf } from '../passkey/passkey.model';
import { createApiKeyRepository } from './api-key.repository';
import { createApiKeyService, type ApiKeyService } from './api-key.service';
import { createInvitationRepository } from './invitation.repository';
import { createActAs, type ActAs } from './act-as';
import { createStaffJoin, type StaffJoin } from './staff-join';
import { createStaffPasskeyRepository } from './staff-passkey.repository';
import { createStaffSessionRepository } from './staff-session.repository';
import { createStaffSessions, type StaffSessions } from './staff-sessions';
import { createStaffSignIn, type StaffSignIn } from './staff-sign-in';
import { createStaffActs, type StaffActs } from './staff-acts';
import { createStaffRepository } from './staff.repository';
import { createStaffService, type StaffService } from './staff.service';
import { createSavedViewRepository } from './saved-view/saved-view.repository';
import { createSavedViewService, type SavedViewService } from './saved-view/saved-view.service';
import { createWorkAccountRepository } from './work-account/work-account.repository';
import {
  createWorkAccountService,
  type WorkAccountService,
} from './work-account/work-account.service';

export interface StaffModule {
  staff: StaffService;
  sessions: StaffSessions;
  signIn: StaffSignIn;
  actAs: ActAs;
  join: StaffJoin;
  apiKeys: ApiKeyService;
  workAccounts: WorkAccountService;
  savedViews: SavedViewService;
  /** What a second administrator approves, in a transaction. */
  actsIn: (transaction: Transaction) => StaffActs;
}

export interface StaffModuleOptions {
  env: ServerEnv;
  cipher: DataCipher;
  log: Logger;
  db: Database;
  now: () => Date;
  newId: () => string;
}

const createRepositories = (db: Database | Transaction) => ({
  apiKey: createApiKeyRepository(db),
  audit: createAuditRepository(db),
  invitation: createInvitationRepository(db),
  member: createStaffRepository(db),
  passkey: createStaffPasskeyRepository(db),
  passkeyChallenge: createPasskeyChallengeRepository(db),
  savedView: createSavedViewRepository(db),
  session: createStaffSessionRepository(db),
  workAccount: createWorkAccountRepository(db),
});

/** Null where staff have no work accounts; the address that the provider sends people back to is the desk's own, without a language. */
function openIdProviderOf(env: ServerEnv, deskOrigin: string) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return null;
  return createOpenIdProvider({
    issuer,
    clientId,
    clientSecret,
    scopes: env.OIDC_SCOPES,
    groupsClaim: env.OIDC_ROLE_CLAIM,
    redirectUri: `${deskOrigin}${workAccountPath}`,
    now: Date.now,
  });
}

/** Wires who may use the desk. The tokens of `DESK_TOKEN` become keys at the first start. */
export async function createStaffModule({
  env,
  cipher,
  log,
  db,
  now,
  newId,
}: StaffModuleOptions): Promise<StaffModule> {
  const deskOrigin = env.DESK_URL ?? env.SITE_URL;
  const party = relyingPartyOf(deskOrigin);
  const repositories = createRepositories(db);
  const unitOfWork = createUnitOfWork(db, createRepositories);
  const hash = createKeyedHash(env.SESSION_SECRET, 'staff');
  const newToken = () => randomBytes(32).toString('base64url');
  const webAuthn = createWebAuthn(party ?? { id: '', origin: '' });
  const challenges = createPasskeyChallenges({ hash, now, newToken });
  const sessions = createStaffSessions({ repositories, hash, now, newId, newToken });
  const apiKeys = createApiKeyService({
    apiKeys: repositories.apiKey,
    unitOfWork,
    hash: (token) => createHash('sha256').update(token).digest('base64url'),
    log,
    now,
    newId,
    newToken,
  });
  await apiKeys.adopt(env.DESK_TOKEN);
  const staff = { hash, deskOrigin, now, newId, newToken };
  return {
    apiKeys,
    sessions,
    workAccounts: createWorkAccountService({
      provider: openIdProviderOf(env, deskOrigin),
      mapping: env.OIDC_ROLES,
      repositories,
      unitOfWork,
      sessions,
      hash,
      log,
      now,
      newId,
      newToken,
    }),
    savedViews: createSavedViewService({ views: repositories.savedView, unitOfWork, now, newId }),
    actAs: createActAs({
      isOffered: env.STORAGE_MODE === 'embedded' && env.SEED_DEMO === 'all',
      repositories,
      unitOfWork,
      sessions,
      now,
    }),
    staff: createStaffService({ ...staff, repositories, unitOfWork }),
    actsIn(transaction) {
      const within = createRepositories(transaction);
      return createStaffActs({
        staff: createStaffService({
          ...staff,
          repositories: within,
          unitOfWork: (work) => work(within),
        }),
        member: within.member,
        outbox: createOutboxRepository(transaction),
        enqueueMessage: createEnqueueMessage(cipher),
        brandNames,
        now,
        newId,
      });
    },
    signIn: createStaffSignIn({
      rpId: party?.id ?? null,
      unitOfWork,
      challenges,
      usePasskey: createUsePasskey({ webAuthn, challenges, now }),
      sessions,
      cipher,
      now,
      newToken,
    }),
    join: createStaffJoin({
      rp: party && { id: party.id, name: brandNames.en },
      issuer: brandNames.en,
      unitOfWork,
      webAuthn,
      challenges,
      sessions,
      cipher,
      hash,
      now,
      newId,
    }),
  };
}
