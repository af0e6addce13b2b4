import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { codeFor, smsMessagesOf } from '@test/support/application/submitted-application';
import { heicPicture, twoColours } from '@test/support/document/pictures';
import { expect, test } from '@test/support/browser/e2e';
import { expectAccessible, slot } from '@test/support/document/upload-page';
import { walkedLanguages } from '@test/support/browser/long-walks';
import { fetchPath } from '@test/support/site/site-client';

/** Of the thumbnails of a document; drawing one takes as long as the machine is busy. */
const drawnSizes = (item: Locator): Promise<string[]> =>
  item
    .locator('img')
    .evaluateAll((images) =>
      images.map((image) =>
        image instanceof HTMLImageElement ? `${image.naturalWidth} × ${image.naturalHeight}` : '',
      ),
    );

test('leads by keyboard alone from the texted link to a document that is here, and takes it back', async ({
  page,
  site,
  applicant,
}) => {
  test.slow();
  await page.goto(applicant.link);
  const phone = page.getByRole('textbox', { name: 'Mobile number' });
  await expect(phone).toBeVisible();
  expect(new URL(page.url()).search, 'no link in the address').toBe('');
  await expectAccessible(page, 'link');
  const after = smsMessagesOf(site).length;
  await phone.focus();
  await page.keyboard.type(applicant.phone);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Six-digit code' })).toBeFocused();
  await expectAccessible(page, 'code');
  await page.keyboard.type(await codeFor(site, { to: applicant.phone, after }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Your documents' })).toBeFocused();
  await expect(page.getByText(`First mortgage · application ${applicant.number}`)).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Text me the link' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Choose files: HKID card or passport')).toBeFocused();
  const files = [
    { name: 'Front side.png', mimeType: 'image/png', buffer: await twoColours('png') },
    { name: 'Back side.heic', mimeType: 'image/heic', buffer: heicPicture },
  ];
  // A busy browser may open the dialog before it is told to hand it over; pressed again, it opens again.
  await expect(async () => {
    const chooser = page.waitForEvent('filechooser', { timeout: 5_000 });
    await page.keyboard.press('Space');
    await (await chooser).setFiles(files);
  }).toPass();
  const identity = slot(page, 'HKID card or passport');
  await expect(identity.getByRole('button', { name: 'Remove Front side.png' })).toBeVisible();
  await expect(identity.getByRole('button', { name: 'Remove Back side.heic' })).toBeVisible();
  await expect(page.getByText('1 of 6 required documents received')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '2 received.' })).toBeAttached();
  await expect
    .poll(() => drawnSizes(identity), { timeout: 60_000 })
    .toEqual(['240 × 180', '240 × 180']);
  await expectAccessible(page, 'received');

  await identity.getByRole('button', { name: 'Remove Front side.png' }).focus();
  await page.keyboard.press('Enter');
  await expect(identity.getByText('Front side.png')).toHaveCount(0);
  await page.reload();
  await expect(slot(page, 'HKID card or passport').getByText('Back side.heic')).toBeVisible();
  await expect(page.getByText('Front side.png')).toHaveCount(0);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Back side.heic' }).focus();
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('Back side.heic');
  expect(readFileSync(await (await download).path())).toEqual(heicPicture);

  const cookies = (): Promise<string[]> =>
    page
      .context()
      .cookies()
      .then((all) => all.map(({ name }) => name));
  expect(await cookies()).toContain('proof_token');
  const stolen =
    (await page.context().cookies()).find(({ name }) => name === 'proof_token')?.value ?? '';
  await page.getByRole('button', { name: 'Finish for now' }).focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('To open the list again on this device, you will need a new code'),
  ).toBeVisible();
  await expectAccessible(page, 'finished');
  expect(await cookies()).not.toContain('proof_token');
  expect(
    (await fetchPath(site, '/api/v1/los/documents', { cookie: `proof_token=${stolen}` })).status,
  ).toBe(401);
  await page.reload();
  await expect(page.locator('#upload-number')).toBeVisible();
});

test('asks for an application number, keeps what was typed in another language, and fits a small phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/en/upload-document');
  const field = page.locator('#upload-number');
  await field.fill('HK 2026');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(
    page.getByRole('alert').getByText('Enter the number as it is in our message'),
  ).toBeVisible();
  await expectAccessible(page, 'wrong number');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('link', { name: '繁體中文' }).first().click();
  await expect(page.getByRole('heading', { level: 2, name: '開啟文件清單' })).toBeVisible();
  await expect(field).toHaveValue('HK 2026');
  await field.fill('hk2026 7f3k9q2m');
  await page.getByRole('button', { name: '繼續' }).click();
  await expect(page.getByText('請輸入申請 HK-2026-7F3K9Q2M 所登記的手提電話號碼')).toBeVisible();
  await page.getByRole('link', { name: '简体中文' }).first().click();
  await expect(page.getByText('请输入申请 HK-2026-7F3K9Q2M 中填写的手机号码')).toBeVisible();
  for (const { locale } of walkedLanguages) {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`/${locale}/upload-document`);
    await expect(field).toBeVisible();
    await expectAccessible(page, `entry in ${locale}`);
  }
});

test('without scripts the page still says what to send, and tells no other site where a visitor came from', async ({
  site,
}) => {
  const { text } = await fetchPath(site, '/en/upload-document?link=Zk3v9QpLw8RtYx2NbVc1');
  expect(/<noscript>(.*?)<\/noscript>/s.exec(text)?.[1]).toContain('Uploading needs JavaScript.');
  expect(text).toContain('Documents to prepare, and why');
  expect(text).toContain('<meta name="referrer" content="no-referrer"/>');
  expect(text).not.toContain('Zk3v9QpLw8RtYx2NbVc1');
});
