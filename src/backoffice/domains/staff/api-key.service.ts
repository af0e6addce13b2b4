import type { ApiKey } from '@/contracts/staff/api-key';
import { keyPermissions, type Permission } from '@/contracts/staff/permissions';
import type { StaffToken } from '@/config/env-fields';
import type { Logger } from '@/backoffice/common/logger';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import { dayMs, startOfDay } from '@/lib/hong-kong-day';
import type { AuditRepository } from '../audit/audit.repository';
import { recordChange } from '../audit/record-change';
import type { ApiKeyRepository, ApiKeyRow } from './api-key.repository';

/** The longest life of a key; whoever needs one for longer makes the next in time. */
export const apiKeyMaxDays = 365;
/** The prefix of every token, by which secret scanners find one that was committed to a repository. */
const tokenPrefix = 'desk_';
const useNotedEveryMs = 60_000;

/** Who calls by a key: its name as the trail has it, and what it may do. */
export interface KeyCaller {
  staff: string;
  permissions: readonly Permission[];
}

/** What a change of the keys reads and writes in one transaction. */
export interface ApiKeyRepositories {
  apiKey: Pick<ApiKeyRepository, 'create' | 'revoke'>;
  audit: Pick<AuditRepository, 'create'>;
}

export interface ApiKeyServiceOptions {
  apiKeys: ApiKeyRepository;
  unitOfWork: UnitOfWork<ApiKeyRepositories>;
  /** SHA-256: a token is random, so that nothing is gained by guessing. */
  hash: (token: string) => string;
  log: Logger;
  now: () => Date;
  newId: () => string;
  newToken: () => string;
}

export type ApiKeyService = ReturnType<typeof createApiKeyService>;

/** Keys by which machines call the desk: named, with some permissions, for at most a year. */
export function createApiKeyService({
  apiKeys,
  unitOfWork,
  hash,
  log,
  now,
  newId,
  newToken,
}: ApiKeyServiceOptions) {
  return {
    /** The caller whose token this is; null where there is no such key, or no more. */
    async authenticate(token: string): Promise<KeyCaller | null> {
      const at = now();
      const key = await apiKeys.findLive(hash(token), at);
      if (!key) return null;
      if ((key.lastUsedAt?.getTime() ?? 0) <= at.getTime() - useNotedEveryMs)
        await apiKeys.markUsed(key.id, at);
      return { staff: key.name, permissions: key.permissions };
    },

    /**
     * Makes keys with every permission that a key may have of the tokens of a setting, where there was never a key: at the first start. Later the setting
     * does nothing, and a token in it that is no key is named in the log.
     */
    async adopt(tokens: readonly StaffToken[]): Promise<void> {
      const at = now();
      if (await apiKeys.isEmpty())
        for (const { name, token } of tokens)
          await apiKeys.create({
            id: newId(),
            name,
            tokenHash: hash(token),
            permissions: [...keyPermissions],
            createdBy: 'DESK_TOKEN',
            createdAt: at,
            expiresAt: new Date(at.getTime() + apiKeyMaxDays * dayMs),
            revokedAt: null,
            lastUsedAt: null,
          });
      for (const { name, token } of tokens)
        if (!(await apiKeys.findLive(hash(token), at)))
          log.warn({ name }, 'DESK_TOKEN names a token that is no key of the desk');
    },

    /** The newest first, ended ones too. */
    list: async (): Promise<ApiKey[]> => (await apiKeys.list()).map(toApiKey),

    /** Makes a key that ends with `lastDay` in Hong Kong. Throws `validation_failed` for a day that is past or too far, and `conflict` for a name that was ever used. */
    make: async (
      staff: string,
      input: { name: string; permissions: Permission[]; lastDay: string },
    ): Promise<{ key: ApiKey; token: string }> => {
      const at = now();
      const expiresAt = new Date(startOfDay(input.lastDay).getTime() + dayMs);
      const lifeMs = expiresAt.getTime() - at.getTime();
      if (lifeMs <= 0 || lifeMs > (apiKeyMaxDays + 1) * dayMs)
        throw new ServiceError('validation_failed', { fields: { lastDay: { key: 'wrongDate' } } });
      const token = `${tokenPrefix}${newToken()}`;
      const row: ApiKeyRow = {
        id: newId(),
        name: input.name,
        tokenHash: hash(token),
        permissions: keyPermissions.filter((one) => input.permissions.includes(one)),
        createdBy: staff,
        createdAt: at,
        expiresAt,
        revokedAt: null,
        lastUsedAt: null,
      };
      await unitOfWork(async (tx) => {
        if (!(await tx.apiKey.create(row))) throw new ServiceError('conflict');
        await recordChange(tx.audit, {
          at,
          staff,
          target: `key:${row.name}`,
          before: null,
          after: { permissions: row.permissions, lastDay: input.lastDay },
        });
      });
      return { key: toApiKey(row), token };
    },

    /** Ends a key at once. Throws `not_found` where there is no live one. */
    revoke: (staff: string, id: string): Promise<void> =>
      unitOfWork(async (tx) => {
        const at = now();
        const row = requireFound(await tx.apiKey.revoke(id, at));
        await recordChange(tx.audit, {
          at,
          staff,
          target: `key:${row.name}`,
          before: { permissions: row.permissions },
          after: null,
        });
      }),
  };
}

function toApiKey({ tokenHash: _, ...row }: ApiKeyRow): ApiKey {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    revokedAt: row.revokedAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}
