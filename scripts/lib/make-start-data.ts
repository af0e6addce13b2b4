import { writeFileSync } from 'node:fs';
import { encodePlaces } from '@/backoffice/domains/evaluation/address/memory/place-file';
import {
  compileBuiltInPlaces,
  placeFileName,
} from '@/backoffice/domains/evaluation/dataset/built-in-places';
import { makeSeededTemplate } from '@/backoffice/seeded-template';
import { parseEnv } from '@/config/env.server';
import { runToCompletion } from '@/valuation/numeric/incremental-task';

const folder = 'dist/server';

writeFileSync(`${folder}/${placeFileName}`, encodePlaces(runToCompletion(compileBuiltInPlaces())));

// The seeded data depends on no setting and contains nothing encrypted with a secret.
const key = Buffer.alloc(32);
const secrets = {
  DESK_TOKEN: [],
  SESSION_SECRET: ['of nobody'],
  DATA_ENCRYPTION_KEY: [{ version: '1', key }],
};

await makeSeededTemplate(`${folder}/database-template.tar.gz`, {
  env: { ...parseEnv({}), ...secrets },
  now: () => new Date(),
  templatePath: null,
});
process.exit(0);
