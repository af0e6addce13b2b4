import type { BrowserContext, Page } from '@playwright/test';

export interface WatchOptions {
  origin: string;
  /** Problems that a test provokes on purpose. */
  expected: RegExp[];
  /** Other origins that a test lets through on purpose. */
  allowedOrigins: string[];
}

const rawKey = /^[a-z]+(?:\.[a-zA-Z-]+)+$/;
const unfilledToken = /\{\{|\}\}|\{[a-zA-Z]+\}/;

/** Collects everything that must not happen in any page of a context: console errors, exceptions, CSP violations, failed or third-party requests. */
export async function collectBrowserProblems(
  context: BrowserContext,
  { origin, expected, allowedOrigins }: WatchOptions,
): Promise<string[]> {
  const problems: string[] = [];
  const report = (problem: string): void => {
    if (!expected.some((pattern) => pattern.test(problem))) problems.push(problem);
  };
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(
        `policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`,
      );
    });
  });
  context.on('console', (message) => {
    if (message.type() === 'error')
      report(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (event) => report(`exception: ${event.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    const isOwn =
      url.origin === origin ||
      url.protocol === 'data:' ||
      url.protocol === 'blob:' ||
      url.protocol === 'about:';
    if (!isOwn && !allowedOrigins.includes(url.origin)) report(`foreign request: ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) report(`status ${response.status()}: ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') report(`failed request: ${request.url()} ${reason}`);
  });
  return problems;
}

/** Texts of a page, including accessible attributes, that look like a raw translation key or an unfilled token. */
export async function rawTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent?.closest('script, style, template, code, pre'))
        found.push(walker.currentNode.textContent ?? '');
    }
    for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-valuetext']) {
      for (const element of document.querySelectorAll(`[${name}]`))
        found.push(element.getAttribute(name) ?? '');
    }
    return found;
  });
  return texts
    .map((text) => text.trim())
    .filter((text) => rawKey.test(text) || unfilledToken.test(text));
}
