import sharp from 'sharp';
import { expect, test } from '@test/support/browser/e2e';
import { acceptInvitation, inviteToDesk } from '@test/support/staff/desk-visit';

test('an image is added, chosen and left out within the form of a page, and the focus never gets lost', async ({
  page,
  site,
  administrator,
}) => {
  const person = { name: 'Ida', email: 'ida.images@example.com' };
  const link = await inviteToDesk(site, administrator, { ...person, roles: ['content-editor'] });
  const { cookie } = await acceptInvitation(site, link);
  await page.context().addCookies([{ ...cookie, domain: 'localhost', path: '/api/v1' }]);
  await page.goto('/en/desk/content/landing-pages.pictured-in-a-browser?new=1');
  const field = page.getByRole('group', { name: 'Preview image (optional)' });
  const opener = field.getByRole('button').first();
  await opener.press('Enter');
  await field.getByText('Add an image').press('Enter');
  const buffer = await sharp({
    create: { width: 600, height: 400, channels: 3, background: '#27485c' },
  })
    .jpeg()
    .toBuffer();
  await field
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'harbour.jpg', mimeType: 'image/jpeg', buffer });
  for (const language of ['English', '繁體中文', '简体中文'])
    await field.getByLabel(`What is to be seen (${language})`).fill('The harbour');
  await field.getByRole('button', { name: 'Add it to the library' }).press('Enter');

  await expect(opener).toHaveText('Choose another image');
  await expect(opener).toBeFocused();
  const shown = field.locator('img');
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await field.getByRole('button', { name: 'Show no image' }).press('Enter');
  await expect(opener).toHaveText('Choose an image');
  await expect(opener).toBeFocused();
});
