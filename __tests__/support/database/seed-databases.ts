import { makeSeededTemplate, seedDatabase } from '@/backoffice/seeded-template';
import {
  createPostgresDatabase,
  seededDatabase,
  seededTemplatePath,
  templatePath,
  testEnv,
  testNow,
} from './test-database';

/** Creates the seeded databases that most tests start from, one per engine. */
const options = { now: () => testNow, templatePath };
const { url } = await createPostgresDatabase({ name: seededDatabase });
await Promise.all([
  makeSeededTemplate(seededTemplatePath ?? '', { ...options, env: testEnv() }),
  seedDatabase({ ...options, env: testEnv({ DATABASE_URL: url }) }),
]);
process.exit(0);
