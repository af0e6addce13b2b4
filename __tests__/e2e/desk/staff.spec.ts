import type { Page } from '@playwright/test';
import { accessibilityProblems } from '@test/support/browser/accessibility';
import { expect, test } from '@test/support/browser/e2e';
import { virtualAuthenticator } from '@test/support/browser/virtual-authenticator';
import { acceptInvitation, firstLinkIn, inviteToDesk } from '@test/support/staff/desk-visit';

test.use({ expectedProblems: [/status 401|Unauthorized/] });

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

const expectAccessible = async (page: Page): Promise<void> =>
  expect(await accessibilityProblems(page)).toEqual([]);

// A second administrator ends that the first one invites alone, so it is a site whose staff no other test needs.
test.use({ baseURL: async ({ measuredSite }, provide) => provide(measuredSite.url) });

test('somebody invited sets up a passkey, invites others, and finds what they typed after the desk was locked, by keyboard alone', async ({
  page,
  measuredSite: site,
}) => {
  test.setTimeout(120_000);
  // It is printed a moment after the site is ready.
  await expect.poll(() => site.output(), { timeout: 30_000 }).toContain('first administrator');
  const administrator = await acceptInvitation(site, firstLinkIn(site.output()));
  const authenticator = await virtualAuthenticator(page);
  const link = await inviteToDesk(site, administrator, {
    name: 'Ada Wong',
    email: 'ada@example.com',
    roles: ['administrator'],
  });
  await page.goto(link);
  await expect(page.getByText('You are invited as Ada Wong (ada@example.com).')).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Create a passkey');
  await expect(page.getByRole('heading', { name: 'Hello, Ada Wong' })).toBeVisible();
  expect(await authenticator.count()).toBe(1);
  // The secret of the link is nowhere any more.
  await expect(page).toHaveURL(/\/en\/desk$/);

  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await expect(page).toHaveURL(/\/en\/desk\/staff$/);
  await expect(page.getByRole('row', { name: /^Ada Wong/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Wong' })).toBeVisible();
  await expect(page.getByText('Nobody changes their own access.')).toBeVisible();
  await page.goBack();

  await press(page, 'Invite somebody');
  await press(page, 'Make the invitation');
  await expect(page.getByText('Choose at least one role.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Bob Lee');
  await page.getByRole('textbox', { name: 'Email address' }).fill('bob@example.com');
  await page.getByRole('checkbox', { name: /^Auditor/ }).press('Space');
  await page.context().clearCookies({ name: 'desk_token' });
  await press(page, 'Make the invitation');
  await expect(page.getByRole('heading', { name: 'The desk is locked' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeHidden();
  // Nothing of the desk answers to keys behind the lock.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
  await press(page, 'Sign in with a passkey');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Bob Lee');
  await press(page, 'Make the invitation');
  await expect(page.getByRole('heading', { name: 'Invitation for Bob Lee' })).toBeFocused();
  await expect(page.getByText(/\/en\/desk\/join#[\w-]{43}$/)).toBeVisible();

  await press(page, 'Done');
  await press(page, 'Invite somebody');
  await expect(page.getByText('a second administrator has to approve')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Cat Ho');
  await page.getByRole('textbox', { name: 'Email address' }).fill('cat@example.com');
  await page.getByRole('checkbox', { name: /^Approver/ }).press('Space');
  await press(page, 'Make the invitation');
  await expect(page.getByText('It waits for a second person:')).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('audit');
  await page.keyboard.press('Enter');
  // Both what was done at once and what waits for a second person.
  await expect(page.getByRole('row', { name: /ada@example\.com Created/ })).toHaveCount(2);
  await page.getByRole('combobox', { name: 'What' }).selectOption('sign-in');
  await expect(page).toHaveURL(/\?action=sign-in$/);
  await expect(page.getByRole('row', { name: /Created/ })).toHaveCount(0);
  await expectAccessible(page);
  await press(page, 'Sign out');
  await expect(page.getByRole('heading', { name: 'Sign in to the desk' })).toBeVisible();
});
