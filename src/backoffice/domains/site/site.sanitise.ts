import sanitizeHtml from 'sanitize-html';
import type { Page } from '@/contracts/content/page';
import { localeSuffixes } from '@/contracts/locale';
import { sanitiserOptions, staffTags } from '@/lib/html/allowed-html';

const options: sanitizeHtml.IOptions = {
  ...sanitiserOptions(staffTags),
  enforceHtmlBoundary: true,
};

/** Leaves words, emphasis, lists, tables and safe links; takes away scripts, styles, handlers and everything else. */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, options).trim();
}

/** Sanitises `fieldEn`, `fieldHk` and `fieldCn` of `item`, where it has them. */
export function sanitiseLocalised<T extends object>(item: T, field: string): T {
  const names = new Set(Object.values(localeSuffixes).map((suffix) => `${field}${suffix}`));
  const clean = Object.entries(item).map(([name, value]: [string, unknown]): [string, unknown] => [
    name,
    names.has(name) && typeof value === 'string' ? sanitiseHtml(value) : value,
  ]);
  return { ...item, ...Object.fromEntries(clean) };
}

/** The page with the HTML of its prose blocks sanitised; every other field is plain text. */
export function sanitisePage(page: Page): Page {
  return {
    ...page,
    blocks: page.blocks.map((block) =>
      block.type === 'prose' ? sanitiseLocalised(block, 'body') : block,
    ),
  };
}
