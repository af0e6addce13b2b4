import { createHash, randomUUID } from 'node:crypto';
import type { Permission } from '@/contracts/staff/permissions';
import {
  createApiKeyRepository,
  type ApiKeyRow,
} from '@/backoffice/domains/staff/api-key.repository';
import type { TestApi } from '../api/test-api';
import { testNow } from '../database/test-database';

/** Adds a key of the desk to the database and returns its token. */
export async function makeKey(
  api: TestApi,
  permissions: readonly Permission[],
  overrides: Partial<ApiKeyRow> = {},
): Promise<string> {
  const token = `key-${randomUUID()}`;
  await createApiKeyRepository(api.testDatabase.database.db).create({
    id: token,
    name: token,
    tokenHash: createHash('sha256').update(token).digest('base64url'),
    permissions: [...permissions],
    createdBy: 'amy',
    createdAt: testNow,
    expiresAt: new Date('2027-11-16T04:00:00Z'),
    revokedAt: null,
    lastUsedAt: null,
    ...overrides,
  });
  return token;
}
