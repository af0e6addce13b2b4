import type { Locator } from '@playwright/test';
import { expect } from './e2e';

/** More stops than any screen of the desk has. */
const mostStops = 400;

/** Goes to a control with the Tab key alone, forwards or backwards, as somebody without a mouse does; fails where it cannot be reached. */
export async function reach(control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const { keyboard } = control.page();
  for (let stops = 0; stops < mostStops; stops += 1) {
    const way = await control.evaluate((element) => {
      const { activeElement } = document;
      if (activeElement === element) return null;
      const position = activeElement?.compareDocumentPosition(element) ?? 0;
      const isBefore = (position & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
      return isBefore && activeElement !== document.body ? 'Shift+Tab' : 'Tab';
    });
    if (way === null) return;
    await keyboard.press(way);
  }
  throw new Error(`No key leads to ${String(control)}`);
}

export async function press(control: Locator): Promise<void> {
  await reach(control);
  await control.page().keyboard.press('Enter');
}

/** Types over what a text field holds; the field may write it in its own way. */
export async function type(control: Locator, text: string): Promise<void> {
  await reach(control);
  const { keyboard } = control.page();
  await keyboard.press('ControlOrMeta+A');
  await keyboard.press('Delete');
  await keyboard.type(text);
  await expect(control).not.toHaveValue('');
}

/** Ticks a box, or chooses a button of a group, of which Tab reaches but one: the arrow keys lead to the others. */
export async function tick(control: Locator): Promise<void> {
  const { keyboard } = control.page();
  const group = control.page().locator(`input[name="${await control.getAttribute('name')}"]`);
  await reach(group.first());
  if (!(await control.isChecked())) await keyboard.press('Space');
  const others = await group.count();
  for (let step = 1; step < others && !(await control.isChecked()); step += 1)
    await keyboard.press('ArrowDown');
  await expect(control).toBeChecked();
}

/** Types a day (YYYY-MM-DD) into a field of the browser, month first as its language is; clears it without one. */
export async function typeDay(control: Locator, day: string): Promise<void> {
  await reach(control);
  const { keyboard } = control.page();
  if (day === '')
    for (const key of ['Delete', 'ArrowRight', 'Delete', 'ArrowRight', 'Delete'])
      await keyboard.press(key);
  else {
    const [year = '', month = '', date = ''] = day.split('-');
    await keyboard.type(`${month}${date}${year}`);
  }
  await expect(control).toHaveValue(day);
  // Another field, so that its own three parts are left from the first on.
  if (day === '') await keyboard.press('Shift+Tab');
}

/** Goes through a list with the arrow keys up to a value. */
export async function choose(control: Locator, value: string): Promise<void> {
  await reach(control);
  const { keyboard } = control.page();
  await keyboard.press('Home');
  const count = await control.locator('option').count();
  for (let step = 0; step < count && (await control.inputValue()) !== value; step += 1)
    await keyboard.press('ArrowDown');
  await expect(control).toHaveValue(value);
}

/** Opens the choice of a file by key; the window that it opens is the system’s. */
export async function chooseFile(
  control: Locator,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await reach(control);
  // A browser on a busy machine may not yet have been told to hand over its window.
  await expect(async () => {
    const choosing = control.page().waitForEvent('filechooser', { timeout: 5_000 });
    await control.page().keyboard.press('Enter');
    await (await choosing).setFiles(file);
  }).toPass();
}
