import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessibilityProblems } from '@test/support/browser/accessibility';
import { expect, test } from '@test/support/browser/e2e';
import type { RunningSite } from '@test/support/site/site-process';

const kornhill = '?area=HK&district=s:quarry-bay&estate=e:kornhill&areaSqft=580';
const email = 'value-alert@example.com';

/** What was mailed to the address, newest last. */
function mails(site: RunningSite): { to: string; text: string }[] {
  const path = join(site.dataDir, 'outbox.ndjson');
  const lines = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : [];
  return lines.map((line) => JSON.parse(line)).filter(({ to }) => to === email);
}

test('a mail about a changed value is asked for, confirmed by its link and stopped, and the value leads to its estate', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/en/online-property${kornhill}`);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('link', { name: /^Prices in this estate/ })).toHaveAttribute(
    'href',
    '/en/online-property/quarry-bay/kornhill',
  );
  const heading = page.getByRole('heading', { name: 'Tell me when the value changes' });
  await heading.click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Tell me by email' }).click();
  await expect(page.getByText('you will receive an email with a link')).toBeVisible();
  await expect.poll(() => mails(site).length).toBe(1);
  const link = /http\S+#alert-confirm=([\w-]{43})/.exec(mails(site)[0]?.text ?? '');
  const token = link?.[1] ?? '';
  const hash = new URL(link?.[0] ?? '').hash;

  await page.goto('about:blank');
  await page.goto(`/en/online-property${hash}`);
  const confirm = page.getByRole('button', { name: 'Yes, tell me' });
  await expect(confirm).toBeVisible();
  // Nothing lies over it, such as the bar at the bottom.
  await expect
    .poll(() =>
      confirm.evaluate((button) => {
        const { left, bottom, height } = button.getBoundingClientRect();
        return [4, height - 4].every((above) =>
          button.contains(document.elementFromPoint(left + 20, bottom - above)),
        );
      }),
    )
    .toBe(true);
  expect(await accessibilityProblems(page)).toEqual([]);
  await confirm.click();
  await expect(page.getByText('Done. We will email you')).toBeVisible();

  await page.goto(`/en/online-property#alert-stop=${token}`);
  await page.getByRole('button', { name: 'Stop the emails' }).click();
  await expect(page.getByText('Your request and your email address are deleted')).toBeVisible();
  expect(asked.filter((url) => url.includes(token))).toEqual([]);
});

test('the page says how true its values were', async ({ page }) => {
  await page.goto('/en/online-property');
  await expect(
    page.getByRole('heading', { name: 'What the figures are based on and how accurate they are' }),
  ).toBeVisible();
  await expect(
    page.getByRole('row', { name: /^Sales in the estate itself/ }).first(),
  ).toContainText(/\d%/);
});
