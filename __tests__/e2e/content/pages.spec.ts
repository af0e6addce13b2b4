import { pageRows } from '@/config/page-lookup';
import { contentPaths, flowPaths } from '@/config/paths';
import { loadSiteCopy } from '@/copy/site-copy';
import { accessibilityProblems } from '@test/support/browser/accessibility';
import { expect, test } from '@test/support/browser/e2e';
import { rawTexts } from '@test/support/browser/browser-watch';
import { localPath } from '@test/support/browser/expected-languages';
import { casesTried, isWalkedAtLength, walkedLanguages } from '@test/support/browser/long-walks';
import { readPageMetadata } from '@test/support/browser/page-metadata';

/** The account area requires a session and has tests of its own. */
const paths: string[] = [...Object.values(contentPaths), ...Object.values(flowPaths)].filter(
  (path) => !path.startsWith(flowPaths.account),
);

const { pages } = await loadSiteCopy();
const shown = new Set<string>();
/** Pages that people work with, and of the others the first that shows each kind of block: axe judges markup, and a block has the same on every page. */
const judgedPaths = new Set<string>([
  ...Object.values(flowPaths),
  ...pageRows
    .filter(({ slug, isTool }) => {
      const { blocks = [] } = pages.find((copy) => copy.slug === slug) ?? {};
      const isFirst = blocks.some(({ type }) => !shown.has(type));
      for (const { type } of blocks) shown.add(type);
      return isFirst || isTool || isWalkedAtLength;
    })
    .map(({ path }) => path),
]);

/** Where axe judges the wide page as well: what a screen of that width alone shows is the menus of the header and columns side by side. */
const wideJudgedPaths = new Set<string>(
  casesTried(
    [contentPaths.home, contentPaths.loanCalculator, flowPaths.applyFirst],
    [...judgedPaths],
  ),
);

for (const path of paths) {
  const isJudged = judgedPaths.has(path);
  test(`${path} is complete${isJudged ? ', accessible' : ''} and fits a small phone`, async ({
    page,
    site,
  }) => {
    for (const { locale, htmlLang, openGraph, warning } of walkedLanguages) {
      const address = site.url + localPath(locale, path);
      await page.setViewportSize({ width: 1280, height: 900 });
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(200);
      const facts = await readPageMetadata(page);

      expect(facts, address).toMatchObject({
        lang: htmlLang,
        canonical: address,
        alternates: {
          'x-default': site.url + localPath('en', path),
          en: site.url + localPath('en', path),
          'zh-HK': site.url + localPath('hk', path),
          'zh-CN': site.url + localPath('cn', path),
        },
        openGraph: {
          'og:title': [facts.title],
          'og:description': [facts.description],
          'og:url': [address],
          'og:type': ['website'],
          'og:locale': [openGraph],
          'og:image': [expect.stringContaining(`${site.url}/${locale}/preview/`)],
        },
        brokenImages: [],
      });
      expect(Object.keys(facts.alternates), address).toHaveLength(4);
      expect(facts.headings, address).toHaveLength(1);
      expect(facts.headings[0]?.trim(), address).not.toBe('');
      expect(facts.text, address).toContain(warning);
      expect(facts.text, address).toContain('Money Lender’s Licence No. ');
      expect(
        facts.crumbs.filter((crumb) => crumb.isCurrent),
        address,
      ).toHaveLength(path === '/' ? 0 : 1);
      expect(facts.crumbs[0]?.href ?? null, address).toBe(path === '/' ? null : `/${locale}`);
      for (const data of facts.structuredData)
        expect(JSON.parse(data), address).toMatchObject({ '@context': 'https://schema.org' });
      expect(await rawTexts(page), address).toEqual([]);

      await page.setViewportSize({ width: 320, height: 640 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${address} scrolls sideways at 320 px`).toBeLessThanOrEqual(0);
      if (!isJudged) continue;
      expect(await accessibilityProblems(page), `${address} at 320 px`).toEqual([]);
      if (!wideJudgedPaths.has(path)) continue;
      await page.setViewportSize({ width: 1280, height: 900 });
      expect(await accessibilityProblems(page), address).toEqual([]);
    }
  });
}
