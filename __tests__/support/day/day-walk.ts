import type { Locator, Page } from '@playwright/test';
import type { Role } from '@/contracts/staff/permissions';
import type { Locale } from '@/contracts/locale';
import { expect } from '../browser/e2e';
import type { Say } from '../browser/words';
import type { RunningSite } from '../site/site-process';
import { acceptInvitation, firstLinkIn, inviteToDesk, type DeskVisitor } from '../staff/desk-visit';

export interface Walk {
  locale: Locale;
  say: Say;
  site: RunningSite;
  /** The window of the customer. */
  page: Page;
  /** The window of whoever sits at the desk; everything there is done by keyboard. */
  desk: Page;
  /** Whoever is asked to sit there, invited when first needed: an approval wants somebody who signed in a moment ago. */
  hire: (name: string, role: Role) => Promise<DeskVisitor>;
}

export async function hiring(site: RunningSite): Promise<Walk['hire']> {
  await expect.poll(() => site.output()).toContain('first administrator');
  const administrator = await acceptInvitation(site, firstLinkIn(site.output()));
  const hired = new Map<string, DeskVisitor>();
  return async (name, role) => {
    const known = hired.get(name);
    if (known) return known;
    const email = `${name.toLowerCase()}@example.com`;
    const link = await inviteToDesk(site, administrator, { name, email, roles: [role] });
    const visitor = await acceptInvitation(site, link);
    hired.set(name, visitor);
    return visitor;
  };
}

/** Opens a page of the desk as somebody. */
export async function sit(
  { desk, locale }: Walk,
  { cookie }: DeskVisitor,
  path: string,
): Promise<void> {
  await desk.context().addCookies([{ ...cookie, domain: 'localhost', path: '/api/v1' }]);
  await desk.goto(path.startsWith('/desk') ? `/${locale}${path}` : path);
}

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

/** Types over what a text field holds. */
export async function type(control: Locator, text: string): Promise<void> {
  await reach(control);
  const { keyboard } = control.page();
  await keyboard.press('ControlOrMeta+A');
  await keyboard.press('Delete');
  await keyboard.type(text);
  await expect(control).toHaveValue(text);
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

export const shows = async (place: Locator, text: string | RegExp): Promise<void> =>
  expect(place.getByText(text).first()).toBeVisible();
export const summary = ({ desk, say }: Walk): Locator =>
  desk.getByRole('region', { name: say('desk:application.summary') });

/** The second person opens what was asked for in this part of the screen, and approves it. */
export async function approve(
  walk: Walk,
  { by, on }: { by: DeskVisitor; on: Locator },
): Promise<void> {
  const { desk, say } = walk;
  const asked = on.getByRole('link', { name: /^AR-\w{8}$/ }).last();
  await expect(asked).toBeVisible();
  await sit(walk, by, (await asked.getAttribute('href')) ?? '');
  await press(desk.getByRole('button', { name: say('desk:approval.approve') }));
  await expect(desk.getByText(say('desk:approvalState.approved'), { exact: true })).toBeVisible();
}
