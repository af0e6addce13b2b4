import { createDataCipher } from '@/backoffice/common/data-cipher';
import { valueAlertContext } from '@/backoffice/domains/evaluation/alert/value-alert.model';
import type { ServerEnv } from '@/config/env.server';

/** What opens and seals a stored request as the site does. */
export const cipherOf = (env: Pick<ServerEnv, 'DATA_ENCRYPTION_KEY'>) => ({
  cipher: createDataCipher(env.DATA_ENCRYPTION_KEY),
  context: valueAlertContext,
});
