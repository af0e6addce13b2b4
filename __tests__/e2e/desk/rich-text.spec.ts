import { expect, test } from '@test/support/browser/e2e';
import { accessibilityProblems } from '@test/support/browser/accessibility';
import { acceptInvitation, inviteToDesk } from '@test/support/staff/desk-visit';

/** As Word puts it on the clipboard. */
const fromWord = `<html><head><style>p.MsoNormal{margin:0}</style></head><body><p class=MsoNormal style='margin:0;color:red'><b><span style='font-size:14pt'>Bold</span></b> words<o:p></o:p></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span style='font:7pt'>&nbsp;</span></span>First</p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Second</p></body></html>`;

test.use({ expectedRawTexts: [/\{brand\}/] });

test('a text is written as it will be read, with keys alone, and stored as the sanitiser leaves it', async ({
  page,
  site,
  administrator,
}) => {
  const person = { name: 'Rita', email: 'rita.text@example.com' };
  const link = await inviteToDesk(site, administrator, { ...person, roles: ['content-editor'] });
  const { cookie } = await acceptInvitation(site, link);
  await page.context().addCookies([{ ...cookie, domain: 'localhost', path: '/api/v1' }]);
  await page.goto('/en/desk/content/notifications.rich-text-in-a-browser?new=1');
  const field = page.getByRole('textbox', { name: 'Text (English)' });
  const tools = page.getByRole('toolbar', { name: 'Format: Text (English)' });
  await expect(field).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  await field.focus();
  await page.keyboard.type('Rates of {brand}');
  await expect(field.getByText('{brand}', { exact: true })).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+b');
  await expect(tools.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('/faq');
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field.locator('a[href="/faq"]')).toHaveText('Rates of {brand}');
  await page.keyboard.press('Control+z');
  await expect(field.locator('a')).toHaveCount(0);
  await page.keyboard.press('Control+y');
  await expect(field.locator('a')).toHaveCount(1);

  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  // Whoever writes such HTML on the clipboard in a page is refused its styles, which is not what is tried.
  await field.evaluate((area, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    clipboardData.setData('text/plain', 'words');
    area.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, fromWord);
  await expect(field.locator('li')).toHaveText(['First', 'Second']);

  // One stop of Tab for the buttons; arrows lead to the others.
  await page.keyboard.press('Shift+Tab');
  await expect(tools.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tools.getByRole('button', { name: 'Link' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();

  await page.getByRole('button', { name: 'Show as HTML' }).first().click();
  const written =
    /^<p><a href="\/faq"><strong>Rates of \{brand\}<\/strong><\/a><\/p><p><strong>Bold<\/strong> words<\/p><ul><li>First<\/li><li>Second<\/li><\/ul>$/;
  await expect(field).toHaveValue(written);
  await page.getByRole('button', { name: 'Show as it will look' }).click();
  await expect(field.locator('li')).toHaveCount(2);
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText(/^The draft is saved\./)).toBeVisible();
  await page.goto('/en/desk/content/notifications.rich-text-in-a-browser');
  await expect(field.locator('li')).toHaveText(['First', 'Second']);
  await page.getByRole('button', { name: 'Show as HTML' }).first().click();
  await expect(field).toHaveValue(written);
});

test('a token in a plain text is taken back by itself, and so is what is typed before and behind it', async ({
  page,
  site,
  administrator,
}) => {
  const person = { name: 'Tara', email: 'tara.token@example.com' };
  const link = await inviteToDesk(site, administrator, { ...person, roles: ['content-editor'] });
  const { cookie } = await acceptInvitation(site, link);
  await page.context().addCookies([{ ...cookie, domain: 'localhost', path: '/api/v1' }]);
  await page.goto('/en/desk/content/faqs.tokens-in-a-browser?new=1');
  const field = page.getByRole('textbox', { name: 'Question (English)' });
  await field.focus();
  await page.keyboard.type('Loans of in Hong Kong');
  for (let step = 0; step < ' in Hong Kong'.length; step += 1)
    await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(' ');
  await page.getByRole('combobox', { name: 'Insert a token' }).selectOption('brand');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Loans of {brand} in Hong Kong');
  await page.keyboard.type(' only');
  await expect(field).toHaveValue('Loans of {brand} only in Hong Kong');
  const after: string[] = [];
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press('Control+z');
    after.push(await field.inputValue());
  }
  expect(after).toEqual([
    'Loans of {brand} in Hong Kong',
    'Loans of  in Hong Kong',
    'Loans of in Hong Kong',
  ]);
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Control+Shift+z');
  await expect(field).toHaveValue('Loans of {brand} in Hong Kong');
});
