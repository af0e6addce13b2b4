import { readFileSync } from 'node:fs';
import { noisyPhoto } from '@test/support/document/pictures';
import { expect, test } from '@test/support/browser/e2e';
import { expectAccessible, setProofCookie, slot } from '@test/support/document/upload-page';
import { walkedLanguages } from '@test/support/browser/long-walks';

const limit = 20 * 1024 * 1024;

test('says what is wrong with a file, shows how far one is, and stops it', async ({
  page,
  context,
  site,
  proof,
}) => {
  await setProofCookie(context, { url: site.url, proof });
  await page.goto('/en/upload-document');
  const identity = slot(page, 'HKID card or passport');
  const pick = identity.getByLabel('Choose files: HKID card or passport');
  await pick.setInputFiles([
    { name: 'Empty page.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
    {
      name: 'Locked page.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\ntrailer << /Encrypt 5 0 R >>'),
    },
  ]);
  await expect(identity.getByText('This file is empty. Choose another one.')).toBeVisible();
  await expect(identity.getByText('This PDF is protected.')).toBeVisible();

  await identity.evaluate((item, size) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(size)], 'Long film.mov'));
    item.dispatchEvent(
      new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
    );
  }, limit + 1);
  await expect(identity.getByText('This file is larger than 20 MB.')).toBeVisible();

  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/los/uploadDocument', async (route) => {
    await held;
    await route.abort().catch(() => undefined);
  });
  await pick.setInputFiles({
    name: 'Slow page.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 slow'),
  });
  await expect(
    identity.getByRole('progressbar', { name: 'Progress of Slow page.pdf' }),
  ).toBeVisible();
  await page.setViewportSize({ width: 320, height: 800 });
  await expectAccessible(page, 'sending and refused');
  await identity.getByRole('button', { name: 'Cancel Slow page.pdf' }).click();
  await expect(identity.getByText('Slow page.pdf')).toHaveCount(0);
  release();
  await page.unroute('**/los/uploadDocument');

  await page.getByRole('button', { name: 'Stop and clear the uploads in progress' }).click();
  await expect(identity.getByText('Empty page.pdf')).toHaveCount(0);
  await expect(identity.getByText('Locked page.pdf')).toBeVisible();
});

test.describe('When the connection breaks', () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });

  test('large photos, made one PDF in the browser, are sent again by themselves', async ({
    page,
    context,
    site,
    proof,
  }) => {
    await setProofCookie(context, { url: site.url, proof });
    await page.goto('/en/upload-document');
    const payslips = slot(page, 'Payslips, last 3 months');
    const photo = await noisyPhoto();
    await payslips.getByLabel('Choose files').setInputFiles([
      { name: 'October.jpg', mimeType: 'image/jpeg', buffer: photo },
      { name: 'November.jpg', mimeType: 'image/jpeg', buffer: photo },
    ]);
    await expect(payslips.getByText('Before these photos are sent')).toBeFocused();
    await payslips.getByLabel('Put them together as one PDF').check();
    await expectAccessible(page, 'photos before they are sent');
    await context.setOffline(true);
    await payslips.getByRole('button', { name: 'Make one PDF and send' }).click();
    // Two photos of twelve million pixels are drawn and written anew before anything is sent.
    await expect(payslips.getByText('Before these photos are sent')).toBeHidden({
      timeout: 30_000,
    });
    await expect(payslips.getByText('The connection is gone.')).toBeVisible();
    await context.setOffline(false);
    const name = 'Payslips, last 3 months.pdf';
    await expect(payslips.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
    const download = page.waitForEvent('download');
    await payslips.getByRole('button', { name: `Download ${name}` }).click();
    const pdf = readFileSync(await (await download).path());
    expect(pdf.length).toBeLessThan(photo.length);
    expect(pdf.toString('latin1').match(/\/Width 2560 \/Height 1920/g)).toHaveLength(2);
  });
});

test('over the wire, one byte too many is answered and not cut off, and the list fits and passes axe', async ({
  page,
  context,
  site,
  proof,
}) => {
  await setProofCookie(context, { url: site.url, proof });
  const form = new FormData();
  form.append('slot', 'other');
  form.append('file', new Blob([new Uint8Array(limit + 1)]), 'Large file.bin');
  const answer = await fetch(`${site.url}/api/v1/los/uploadDocument`, {
    method: 'POST',
    body: form,
    headers: { cookie: `proof_token=${proof}`, origin: site.url, 'accept-language': 'zh-HK' },
  });
  expect([answer.status, await answer.json()]).toMatchObject([
    413,
    { code: 'payload_too_large', message: '內容超出大小上限，請減少內容後再試。' },
  ]);

  await page.setViewportSize({ width: 320, height: 800 });
  for (const { locale } of walkedLanguages) {
    await page.goto(`/${locale}/upload-document`);
    await expect(page.locator('#document-identity')).toBeVisible();
    await expectAccessible(page, `list in ${locale}`);
  }
});
