import type { Locator, Page } from '@playwright/test';
import type { Role } from '@/contracts/staff/permissions';
import type { Locale } from '@/contracts/locale';
import { expect } from '../browser/e2e';
import { press } from '../browser/keyboard';
import type { Say } from '../browser/words';
import type { RunningSite } from '../site/site-process';
import { acceptInvitation, firstLinkIn, inviteToDesk, type DeskVisitor } from '../staff/desk-visit';

export interface Walk {
  locale: Locale;
  say: Say;
  site: RunningSite;
  /** The window of the customer. */
  page: Page;
  /** The window of whoever sits at the desk. Everything in both is done by keyboard. */
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
