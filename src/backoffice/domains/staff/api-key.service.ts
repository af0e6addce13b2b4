import { permissions, type Permission } from '@/contracts/staff/permissions';
import type { StaffToken } from '@/config/env-fields';
import type { Logger } from '@/backoffice/common/logger';
import { dayMs } from '@/lib/hong-kong-day';
import type { ApiKeyRepository } from './api-key.repository';

/** The longest life of a key; whoever needs one for longer makes the next in time. */
export const apiKeyMaxDays = 365;
const useNotedEveryMs = 60_000;

/** Who calls by a key: its name as the trail has it, and what it may do. */
export interface KeyCaller {
  staff: string;
  permissions: readonly Permission[];
}

export interface ApiKeyServiceOptions {
  apiKeys: ApiKeyRepository;
  /** SHA-256: a token is random, so that nothing is gained by guessing. */
  hash: (token: string) => string;
  log: Logger;
  now: () => Date;
  newId: () => string;
}

export type ApiKeyService = ReturnType<typeof createApiKeyService>;

/** Keys by which machines call the desk: named, with some permissions, for at most a year. */
export function createApiKeyService({ apiKeys, hash, log, now, newId }: ApiKeyServiceOptions) {
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
     * Makes keys with every permission of the tokens of a setting, where there was never a key: at the first start. Later the setting
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
            permissions: [...permissions],
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
  };
}
