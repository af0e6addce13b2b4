import { expect, test } from '@test/support/e2e';
import { ask } from '@test/support/site-client';

test('the __words__ list is answered by the site', async ({ site }) => {
  const answer = await ask(site, '/api/v1/__kebab__');
  expect(answer.status).toBe(200);
});
