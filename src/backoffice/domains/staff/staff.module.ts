import { createHash } from 'node:crypto';
import type { ServerEnv } from '@/config/env.server';
import type { Logger } from '@/backoffice/common/logger';
import type { Database } from '@/backoffice/db/database';
import { createApiKeyRepository } from './api-key.repository';
import { createApiKeyService, type ApiKeyService } from './api-key.service';

export interface StaffModule {
  apiKeys: ApiKeyService;
}

export interface StaffModuleOptions {
  env: ServerEnv;
  log: Logger;
  db: Database;
  now: () => Date;
  newId: () => string;
}

/** Wires who may use the desk. The tokens of `DESK_TOKEN` become keys at the first start. */
export async function createStaffModule({
  env,
  log,
  db,
  now,
  newId,
}: StaffModuleOptions): Promise<StaffModule> {
  const apiKeys = createApiKeyService({
    apiKeys: createApiKeyRepository(db),
    hash: (token) => createHash('sha256').update(token).digest('base64url'),
    log,
    now,
    newId,
  });
  await apiKeys.adopt(env.DESK_TOKEN);
  return { apiKeys };
}
