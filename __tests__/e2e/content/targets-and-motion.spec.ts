import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@test/support/browser/e2e';

/** WCAG 2.2, 2.5.8 Target Size (Minimum), in CSS pixels. */
const leastSize = 24;
/** WCAG 2.2, 2.5.5 Target Size (Enhanced), for what a page is there for. */
const mainSize = 44;

test.use({ viewport: { width: 390, height: 844 } });

const targets =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"]';

interface Targets {
  count: number;
  small: string[];
}

/** The targets in sight, and those of them that a square of `leastSize` around their middle leaves. Links within a sentence are exempt by 2.5.8. */
const findTargets = (page: Page): Promise<Targets> =>
  page.evaluate(
    ([query, size]) => {
      const reach = size / 2 - 0.5;
      const isWithinSentence = (element: Element): boolean =>
        getComputedStyle(element).display === 'inline' &&
        element.parentElement?.textContent.trim() !== element.textContent.trim();
      const isHit = (element: Element, [x, y]: [number, number]): boolean => {
        const hit = document.elementFromPoint(x, y);
        const label = element.closest('label');
        return hit !== null && (element.contains(hit) || (label?.contains(hit) ?? false));
      };
      const isSmall = (element: Element): boolean => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        if (Math.min(width, height) >= size) return false;
        const [x, y] = [left + width / 2, top + height / 2];
        return !(
          isHit(element, [x - reach, y]) &&
          isHit(element, [x + reach, y]) &&
          isHit(element, [x, y - reach]) &&
          isHit(element, [x, y + reach])
        );
      };
      const seen = [...document.querySelectorAll(query)].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          // What is only read out, such as the link past the header.
          element.getBoundingClientRect().width > 1 &&
          !isWithinSentence(element),
      );
      return {
        count: seen.length,
        small: seen
          .filter(isSmall)
          .map((element) => `${element.tagName} ${element.textContent.trim()}`),
      };
    },
    [targets, leastSize] as const,
  );

/** What moves for longer than a frame: elements with a running transition, an animation or a smooth scroll. */
const findMotion = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => {
      const style = getComputedStyle(element);
      const longest = Math.max(
        ...`${style.transitionDuration},${style.animationDuration}`.split(',').map(parseFloat),
      );
      return longest > 0.01 || style.scrollBehavior === 'smooth'
        ? [`${element.tagName} ${element.className.toString()}`]
        : [];
    }),
  );

const pages: {
  kind: string;
  path: string;
  main: (page: Page) => Locator;
  operate?: (page: Page) => Promise<void>;
}[] = [
  {
    kind: 'a content page',
    path: '/hk',
    main: (page) => page.getByRole('link', { name: '選擇貸款', exact: true }),
    // The bar comes where the page's own first steps have left the screen.
    operate: (page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight)),
  },
  {
    kind: 'a flow',
    path: '/en/apply/first/privacy',
    main: (page) => page.getByRole('button', { name: 'Continue' }),
  },
  {
    kind: 'the calculator',
    path: '/en/loan-calculator',
    main: (page) => page.getByRole('link', { name: 'Apply with these figures' }),
    operate: (page) => page.getByText(/^Fee, rate changes/).click(),
  },
  {
    kind: 'the valuation, with its help open',
    path: '/en/online-property',
    main: (page) => page.getByRole('button', { name: 'Close' }),
    operate: async (page) => {
      await page.getByRole('button', { name: 'Help' }).click();
      await page.getByRole('dialog', { name: 'Help' }).getByRole('searchbox').waitFor();
    },
  },
];

for (const { kind, path, main, operate } of pages) {
  test(`${kind} on a phone has targets for fingers, and no motion where it is not wanted`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'networkidle' });
    await operate?.(page);
    await expect(main(page).first()).toBeVisible();
    for (const target of await main(page).filter({ visible: true }).all()) {
      const { width, height } = (await target.boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(width, height), await target.innerText()).toBeGreaterThanOrEqual(mainSize);
    }
    expect(await findMotion(page)).toEqual([]);
    const { count, small } = await findTargets(page);
    expect(count).toBeGreaterThan(10);
    expect(small).toEqual([]);
  });
}

test('what moves elsewhere does move where nobody minds', async ({ page }) => {
  await page.goto('/en/online-property', { waitUntil: 'networkidle' });
  expect(await findMotion(page)).not.toEqual([]);
});
