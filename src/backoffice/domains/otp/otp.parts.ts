import { randomBytes, randomInt } from 'node:crypto';
import { brand } from '@/config/brand';
import type { ServerEnv } from '@/config/env.server';
import { createSmsSender } from '../../adapters/sms/create-sms-sender';
import type { SmsSender } from '../../adapters/sms/sms-sender';
import { createDataCipher } from '../../data-cipher';
import { createKeyedHash } from '../../keyed-hash';
import type { Log } from '../../log';
import type { Repositories, UnitOfWork } from '../../unit-of-work';
import { createPostMessage } from '../outbox/outbox.service';
import { startOutboxWorker, type OutboxWorker } from '../outbox/outbox.worker';
import { emptyCustomerDirectory, type CustomerDirectory } from './customer-directory';
import { lockMs } from './otp.model';
import { createOtpService, type OtpService } from './otp.service';
import { createProofService, type Proof } from './proof.service';

export interface OtpParts {
  otp: OtpService;
  /** What a `proof_token` proves now; null for an unknown or expired one. */
  findProof(token: string): Promise<Proof | null>;
  outbox: OutboxWorker;
}

export interface OtpPartsOptions {
  env: ServerEnv;
  log: Log;
  repositories: Repositories;
  unitOfWork: UnitOfWork;
  now: () => Date;
  newId: () => string;
  deliverEveryMs: number;
  sms?: SmsSender;
  customers?: CustomerDirectory;
}

const dayMs = 24 * 60 * 60_000;
const keptDays = 30;

/** Wires one-time codes and the outbox that carries them, and starts its worker. */
export function createOtp(options: OtpPartsOptions): OtpParts {
  const { env, log, repositories, unitOfWork, now, newId, deliverEveryMs, customers = emptyCustomerDirectory } = options;
  const cipher = createDataCipher(env.DATA_ENCRYPTION_KEY);
  const newToken = () => randomBytes(32).toString('base64url');
  const proofs = createProofService({ hash: createKeyedHash(env.SESSION_SECRET, 'proof'), cipher, newToken });
  const sweep = async () => {
    const instant = now().getTime();
    await repositories.otp.sweep({ codesBefore: new Date(instant - dayMs), sendingsBefore: new Date(instant - dayMs), failuresBefore: new Date(instant - lockMs) });
    await repositories.proof.removeExpired(now());
    await repositories.outbox.removeFinishedBefore(new Date(instant - keptDays * dayMs));
  };
  const sms = options.sms ?? createSmsSender({ env, log, now });
  const outbox = startOutboxWorker({ repository: repositories.outbox, cipher, sms, log, now, intervalMs: deliverEveryMs, sweep });
  const otp = createOtpService({
    unitOfWork, proofs, customers, now, newId, newToken,
    hash: createKeyedHash(env.SESSION_SECRET, 'otp'),
    post: createPostMessage(cipher),
    brandNames: { en: brand.nameEn, hk: brand.nameHk, cn: brand.nameCn },
    host: new URL(env.SITE_URL).hostname,
    isLive: env.SMS_LIVE,
    newCode: () => randomInt(0, 1_000_000).toString().padStart(6, '0'),
    posted: () => void outbox.kick(),
  });
  return { otp, outbox, findProof: (token) => proofs.find(repositories.proof, { token, now: now() }) };
}
