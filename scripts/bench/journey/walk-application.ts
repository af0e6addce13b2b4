import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import form from '../../../public/locales/en/application-form.json';
import { clickTime, readingTime, typingTime } from './hand-time';

export interface Journey {
  page: Page;
  origin: string;
  /** Folder of the site, where its messages are. */
  folder: string;
  product: string;
  phone: string;
  answers: Readonly<Record<string, string>>;
  /** Called on each screen before it is answered. */
  onScreen?: (screen: string) => Promise<void>;
}

/** What an application asked of its applicant from its first page to the reference. */
export interface JourneyCount {
  screens: number;
  /** Fields that were shown; a group of choices is one. */
  fields: number;
  codes: number;
  /** Seconds of a person who reads everything once: reading, and acting by the keystroke-level model. */
  handSeconds: number;
  /** The same without all words that ask for nothing. */
  askedSeconds: number;
  /** Of `handSeconds`, those until the page before sending was read: of a fast pass its result. */
  resultSeconds: number;
  /** Of `handSeconds`, typing and pointing alone. */
  actSeconds: number;
  /** Seconds of the script: what the site takes by itself. */
  siteSeconds: number;
}

/** Seconds of reading by screen, the start page first. */
export type ReadingByScreen = Readonly<Record<string, number>>;

const lineSchema = z.object({ text: z.string() });
const addressQuery = 'kornhill';
const maxScreens = 30;

function codesSent(folder: string): string[] {
  const path = join(folder, 'outbox.ndjson');
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .slice(0, -1)
    .flatMap((line) => /^\d{6}/.exec(lineSchema.parse(JSON.parse(line)).text)?.[0] ?? []);
}

/** Visible controls in their order, each by its id or, of a group of choices, by the id of its first. */
const controlsOf = (page: Page): Promise<{ id: string; kind: string; index: number }[]> =>
  page.evaluate(() => {
    const all = [
      ...document.querySelectorAll<HTMLElement>('main input, main select, main textarea'),
    ];
    const groups = new Set<Element>();
    return all.flatMap((control, index) => {
      if (!control.checkVisibility()) return [];
      const group = control.closest('[role=radiogroup]');
      if (group && groups.has(group)) return [];
      if (group) groups.add(group);
      const kind =
        control.getAttribute('role') ?? control.getAttribute('type') ?? control.localName;
      return [{ id: control.id, kind, index }];
    });
  });

interface ShownLine {
  text: string;
  /** Whether it asks for something: the heading, a label, a hint, a choice, the button that goes on. */
  isAsked: boolean;
}

/** The lines that a screen shows: without what only a screen reader says, and of a closed list the chosen line alone. */
const visibleLines = (page: Page): Promise<ShownLine[]> =>
  page.evaluate(() => {
    const flow = document.querySelector<HTMLElement>('[data-flow]');
    const unseen = [...(flow?.querySelectorAll<HTMLElement>('select, .visually-hidden') ?? [])];
    const chosen = unseen.flatMap((each) =>
      each instanceof HTMLSelectElement && each.checkVisibility()
        ? [each.selectedOptions[0]?.label ?? '']
        : [],
    );
    for (const each of unseen) each.style.display = 'none';
    const shown = flow?.innerText.split('\n') ?? [];
    const asking = 'h1, legend, label, [id$="-hint"], [type=submit]';
    const asked = new Set(
      [...(flow?.querySelectorAll<HTMLElement>(asking) ?? [])].flatMap(({ innerText }) =>
        innerText.split('\n'),
      ),
    );
    for (const each of unseen) each.style.removeProperty('display');
    return [...shown, ...chosen].map((text) => ({ text, isAsked: asked.has(text) }));
  });

/** Fills in what the screen shows, and what appears by it. */
async function answerScreen(
  { page, answers, phone }: Journey,
  { count, known }: { count: JourneyCount; known: Set<string> },
): Promise<void> {
  const type = async (field: Locator, text: string): Promise<void> => {
    await field.fill(text);
    count.actSeconds += typingTime(text);
  };
  for (;;) {
    const control = (await controlsOf(page)).find(({ id, index }) => !known.has(id || `#${index}`));
    if (!control) return;
    const { id, kind, index } = control;
    known.add(id || `#${index}`);
    count.fields += 1;
    const field = id
      ? page.locator(`[id="${id}"]`)
      : page.locator('main input, main select, main textarea').nth(index);
    const answer = id === 'otp-phone' || id === 'contact.phone' ? phone : answers[id];
    if (kind === 'combobox' && (await field.inputValue()) === '') {
      await type(field, addressQuery);
      await page.locator('[role=listbox] [role=option]').first().click();
      await page.waitForLoadState('networkidle');
    } else if (kind === 'select' && (await field.locator('option[value="f:12"]').count()) > 0) {
      await field.selectOption('f:12');
      await page.waitForLoadState('networkidle');
    } else if (answer !== undefined && kind === 'radio') {
      await page
        .locator(`main input[name="${await field.getAttribute('name')}"][value="${answer}"]`)
        .check();
    } else if (answer !== undefined && kind === 'checkbox') {
      await field.check();
    } else if (answer !== undefined && (await field.inputValue()) === '') {
      await type(field, answer);
      continue;
    } else continue;
    count.actSeconds += clickTime();
  }
}

/** Confirms the phone where the screen asks for its code. */
async function enterCode(
  { page, folder }: Journey,
  { count, read }: { count: JourneyCount; read: () => Promise<void> },
): Promise<void> {
  const before = codesSent(folder).length;
  await page.locator('main form:has(#otp-phone) button[type=submit]').click();
  const field = page.locator('#otp-code');
  await field.waitFor();
  await read();
  while (codesSent(folder).length === before) await page.waitForTimeout(20);
  const code = codesSent(folder).at(-1) ?? '';
  await field.fill(code);
  count.fields += 1;
  count.codes += 1;
  count.actSeconds += clickTime() + typingTime(code);
}

async function goOn({ page }: Journey): Promise<void> {
  const send = page.getByRole('button', { name: form.check.send });
  const next = page.locator('main form button[type=submit]').last();
  await send.or(next).first().waitFor();
  await ((await send.isVisible()) ? send : next).click();
}

/** Walks one application as an applicant who types every answer himself. */
export async function walkApplication(
  journey: Journey,
): Promise<{ count: JourneyCount; reading: ReadingByScreen }> {
  const { page, origin, product } = journey;
  const count = {
    screens: 0,
    fields: 0,
    codes: 0,
    handSeconds: 0,
    askedSeconds: 0,
    resultSeconds: 0,
    actSeconds: 0,
    siteSeconds: 0,
  };
  const linesRead = new Set(['']);
  const reading: Record<string, number> = {};
  const handSeconds = (): number =>
    Object.values(reading).reduce((sum, each) => sum + each, count.actSeconds);
  const startedAt = performance.now();
  await page.goto(`${origin}/en/apply/${product}`);
  for (;;) {
    // The notice of the start page is there before its form.
    await page
      .locator('[data-flow] :is(form, ol):visible')
      .or(page.getByRole('button', { name: form.check.send }))
      .or(page.getByText(/^HK-\d{4}-/))
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    const path = new URL(page.url()).pathname;
    count.screens += 1;
    const known = new Set<string>();
    const screen = path.split('/')[4] ?? 'start';
    await journey.onScreen?.(screen);
    const read = async (): Promise<void> => {
      for (const { text, isAsked } of await visibleLines(page)) {
        if (linesRead.has(text)) continue;
        linesRead.add(text);
        const seconds = readingTime(text);
        reading[screen] = (reading[screen] ?? 0) + seconds;
        if (isAsked) count.askedSeconds += seconds;
      }
    };
    await read();
    if (screen === 'check') count.resultSeconds = handSeconds();
    if (path.endsWith('/done')) break;
    if (count.screens > maxScreens) throw new Error(`No way on from ${path}`);
    while (new URL(page.url()).pathname === path) {
      await answerScreen(journey, { count, known });
      await read();
      if (await page.locator('#otp-phone').isVisible()) await enterCode(journey, { count, read });
      await goOn(journey);
      count.actSeconds += clickTime();
      // A screen may ask for the phone once the rest of it is answered.
      try {
        await page.waitForFunction(
          (from) => location.pathname !== from || document.querySelector('#otp-phone') !== null,
          path,
        );
      } catch (cause) {
        const problems = await page.locator('main [role=alert]').allInnerTexts();
        throw new Error(`No way on from ${path}: ${problems.join(' ')}`, { cause });
      }
    }
  }
  count.handSeconds = handSeconds();
  count.askedSeconds += count.actSeconds;
  count.siteSeconds = (performance.now() - startedAt) / 1_000;
  return { count, reading };
}
