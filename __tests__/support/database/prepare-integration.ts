import { existsSync, writeFileSync } from 'node:fs';
import { createOpenApiDocument } from '@/backoffice/http/openapi/openapi-document';
import { makeDatabaseTemplate } from '@/backoffice/db/make-template';
import { makeSeededTemplate, seedDatabase } from '@/backoffice/seeded-template';
import {
  createPostgresDatabase,
  seededDatabase,
  seededTemplatePath,
  templatePath,
  testEnv,
  testNow,
} from './test-database';

/** Makes what the integration tests start from: an empty embedded database, a seeded one of each engine, and the description of the API. */
if (templatePath && !existsSync(templatePath)) await makeDatabaseTemplate(templatePath);
const options = { now: () => testNow, templatePath };
const { url } = await createPostgresDatabase({ name: seededDatabase });
await Promise.all([
  makeSeededTemplate(seededTemplatePath ?? '', { ...options, env: testEnv() }),
  seedDatabase({ ...options, env: testEnv({ DATABASE_URL: url }) }),
]);
writeFileSync(
  process.env.TEST_DESCRIPTION ?? '',
  JSON.stringify(createOpenApiDocument('https://site.example')),
);
process.exit(0);
