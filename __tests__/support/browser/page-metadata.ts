import type { Page } from '@playwright/test';

export interface PageMetadata {
  lang: string;
  title: string;
  description: string;
  canonical: string | null;
  alternates: Record<string, string>;
  openGraph: Record<string, string[]>;
  robots: string;
  headings: string[];
  crumbs: { href: string | null; isCurrent: boolean }[];
  structuredData: string[];
  text: string;
  brokenImages: string[];
}

/** Metadata and content of the open page as read by search engines, social sites and assistive technology. */
export function readPageMetadata(page: Page): Promise<PageMetadata> {
  return page.evaluate(() => {
    const meta = (selector: string): string =>
      document.querySelector(selector)?.getAttribute('content') ?? '';
    const openGraph: Record<string, string[]> = {};
    for (const element of document.querySelectorAll('meta[property^="og:"]')) {
      const name = element.getAttribute('property') ?? '';
      openGraph[name] = [...(openGraph[name] ?? []), element.getAttribute('content') ?? ''];
    }
    const links = [...document.querySelectorAll('link[rel="alternate"][hreflang]')];
    return {
      lang: document.documentElement.lang,
      title: document.title,
      description: meta('meta[name="description"]'),
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
      alternates: Object.fromEntries(
        links.map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']),
      ),
      openGraph,
      robots: meta('meta[name="robots"]'),
      headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent ?? ''),
      crumbs: [...document.querySelectorAll('nav li')]
        .filter((item) => item.closest('nav')?.querySelector('[aria-current="page"]'))
        .map((item) => ({
          href: item.querySelector('a')?.getAttribute('href') ?? null,
          isCurrent: item.querySelector('[aria-current="page"]') !== null,
        })),
      structuredData: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => script.textContent ?? '',
      ),
      text: document.body.innerText,
      brokenImages: [...document.images]
        .filter((image) => image.complete && image.naturalWidth === 0 && image.loading !== 'lazy')
        .map((image) => image.src),
    };
  });
}
