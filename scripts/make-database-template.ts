import { makeSeededTemplate } from '@/backoffice/seeded-template';
import { parseEnv } from '@/config/env.server';

// The seeded data depends on no setting and contains nothing encrypted with a secret.
const key = Buffer.alloc(32);
const secrets = {
  DESK_TOKEN: [],
  SESSION_SECRET: ['of nobody'],
  DATA_ENCRYPTION_KEY: [{ version: '1', key }],
};

await makeSeededTemplate('dist/server/database-template.tar.gz', {
  env: { ...parseEnv({}), ...secrets },
  now: () => new Date(),
  templatePath: null,
});
process.exit(0);
