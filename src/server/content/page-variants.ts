import type { IncomingMessage } from 'node:http';
import { localisedPath } from '@/config/paths';
import { pageTestVariants, type PageTestVariant } from '@/contracts/campaign/page-test-choices';
import { locales } from '@/contracts/locale';
import type { PreviewedContent } from '@/lib/preview/previewed-content';
import { isProgram } from '@/lib/visit/is-program';
import { heldVariants, pageTestCookie } from '@/lib/visit/page-test-cookies';
import { visitorOf } from '@/lib/visit/visit';
import type { RunningPageTest, SeenVariant } from '../api/site-api';
import type { RequestContext, ServedVariant } from '../http/request-context';
import { isAskedAhead } from '../http/visit-of';

/** The tests that run, by the pathnames of their pages in each language. */
export type TestedPages = ReadonlyMap<string, RunningPageTest>;

/** What parts of the visitors are shown of pages that are tested. */
export interface PageVariants {
  /** The visitor’s variant of the page; undefined for a page without a test, and for programs. Without a test anywhere it costs one comparison. */
  assign: (context: RequestContext) => ServedVariant | undefined;
  /** Notes that it was sent; not for what is fetched ahead of time. */
  noteServed: (context: RequestContext, served: ServedVariant) => void;
  /** What the page of an internal path shows; undefined for what visitors see without a test. */
  contentOf: (path: string) => PreviewedContent | undefined;
}

export interface PageVariantsOptions {
  /** As last read. */
  tests: () => TestedPages | undefined;
  addressOf: (request: IncomingMessage) => string;
  isHttps: boolean;
  noteSeen: (seen: SeenVariant) => void;
  /** From 0 up to 1. */
  random: () => number;
  now: () => Date;
}

/** A pathname that is asked for has no question mark, so that no address leads to a variant. */
const mark = '?variant=';
const internalPath = (pathname: string, test: string, variant: PageTestVariant): string =>
  variant === 'a' ? pathname : `${pathname}${mark}${test}.${variant}`;

/** The pathname of the page of an internal path. */
export function pagePathOf(path: string): string {
  const end = path.indexOf(mark);
  return end === -1 ? path : path.slice(0, end);
}

export async function loadTestedPages(
  listRunning: () => Promise<readonly RunningPageTest[]>,
): Promise<TestedPages> {
  return new Map(
    (await listRunning()).flatMap((test) =>
      locales.map((locale) => [localisedPath(locale, test.path), test] as const),
    ),
  );
}

/** Assigns visitors to variants at random, in equal parts, and keeps them there by a cookie that holds the variant alone (docs/adr/0083). */
export function createPageVariants({
  tests,
  addressOf,
  isHttps,
  noteSeen,
  random,
  now,
}: PageVariantsOptions): PageVariants {
  const isAhead = ({ headers }: IncomingMessage): boolean =>
    isAskedAhead(headers) || headers['next-router-prefetch'] !== undefined;

  return {
    assign({ request, pathname }) {
      const running = tests();
      if (running === undefined || running.size === 0) return undefined;
      const test = running.get(pathname);
      if (test === undefined || request.method !== 'GET') return undefined;
      const { headers } = request;
      if (isProgram(headers['user-agent'] ?? '') || test.endsAt <= now()) return undefined;
      const known = heldVariants(headers.cookie ?? '').find((held) => held.test === test.id);
      const isKnown =
        known !== undefined && (known.variant === 'a' || known.variant in test.contents);
      const offered = pageTestVariants.slice(0, Object.keys(test.contents).length + 1);
      const variant = isKnown
        ? known.variant
        : (offered[Math.floor(random() * offered.length)] ?? 'a');
      return {
        test: test.id,
        variant,
        path: internalPath(pathname, test.id, variant),
        cookie: isKnown
          ? undefined
          : `${pageTestCookie(test.id)}=${variant}; Path=/; Expires=${test.endsAt.toUTCString()}; SameSite=Lax${isHttps ? '; Secure' : ''}`,
      };
    },
    noteServed({ request }, { test, variant }) {
      if (isAhead(request)) return;
      const visitor = visitorOf(addressOf(request), request.headers['user-agent'] ?? '');
      noteSeen({ at: now(), visitor, test, variant });
    },
    contentOf(path) {
      const at = path.indexOf(mark);
      if (at === -1) return undefined;
      const test = tests()?.get(path.slice(0, at));
      const [id, name] = path.slice(at + mark.length).split('.');
      const variant = pageTestVariants.find((known) => known === name);
      return test?.id === id && variant ? test?.contents[variant] : undefined;
    },
  };
}
