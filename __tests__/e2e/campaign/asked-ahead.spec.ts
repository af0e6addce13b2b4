import { createServer } from 'node:http';
import { expect, test } from '@test/support/browser/e2e';
import { freePort } from '@test/support/site/site-process';

test.use({ expectedProblems: [/^foreign request: http:\/\/127\.0\.0\.1|^status 425/] });

test('who arrives by a page that another site asked for ahead gets there, and only then', async ({
  page,
  site,
  context,
}) => {
  const target = `${site.url}/en/faq?utm_source=partner`;
  const rules = JSON.stringify({ prefetch: [{ urls: [target], eagerness: 'immediate' }] });
  const port = await freePort();
  const other = createServer((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<script type="speculationrules">${rules}</script><a href="${target}">Ask them</a>`),
  ).listen(port, '127.0.0.1');
  const ahead = page.waitForResponse(target);
  await page.goto(`http://127.0.0.1:${port}/`);
  expect((await ahead).status()).toBe(425);
  expect(await context.cookies(site.url)).toEqual([]);
  await page.getByRole('link', { name: 'Ask them' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.url()).toBe(target);
  expect(await context.cookies(site.url)).toMatchObject([{ name: 'utm_source', value: 'partner' }]);
  other.close();
});
