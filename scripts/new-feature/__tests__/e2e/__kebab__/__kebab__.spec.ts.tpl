import { expect, test } from '@test/support/browser/e2e';
import { fetchPath } from '@test/support/site/site-client';

test('the site answers the list of __words__', async ({ site }) => {
  const answer = await fetchPath(site, '/api/v1/__kebab__');
  expect(answer.status).toBe(200);
});
