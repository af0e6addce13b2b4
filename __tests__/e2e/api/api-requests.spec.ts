import { expect, test } from '@test/support/browser/e2e';

test('every call of the browser, reads included, carries the language and a JSON content type', async ({
  page,
}) => {
  const calls: { method: string; type: string; language: string }[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/api/v1/')) return;
    const headers = request.headers();
    calls.push({
      method: request.method(),
      type: headers['content-type'] ?? 'none',
      language: headers['accept-language'] ?? 'none',
    });
  });
  await page.goto('/hk/online-property');
  await page.getByRole('combobox').first().fill('太古城');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(calls).toContainEqual({ method: 'GET', type: 'application/json', language: 'zh-HK' });
  expect(calls.filter(({ type }) => type !== 'application/json')).toEqual([]);
});
