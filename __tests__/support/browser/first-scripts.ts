import { gzipSync } from 'node:zlib';
import { expect } from './e2e';
import { fetchPath } from '../site/site-client';
import type { RunningSite } from '../site/site-process';

interface Script {
  text: string;
  /** Its size once gzipped. */
  bytes: number;
}

/** What was fetched before, by address: pages share most of their scripts. */
const fetched = new Map<string, Promise<Script>>();

async function fetchScript(site: RunningSite, source: string): Promise<Script> {
  const { status, text } = await fetchPath(site, source, { 'accept-encoding': 'identity' });
  expect(status, source).toBe(200);
  return { text, bytes: gzipSync(text, { level: 9 }).length };
}

/** The scripts that a page asks for before anything else; those for old browsers are left out. */
async function firstLoadScripts(site: RunningSite, address: string): Promise<Script[]> {
  const { text } = await fetchPath(site, address);
  const tags = [...text.matchAll(/<script\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/\snomodule/i.test(tag));
  const sources = new Set(tags.flatMap((tag) => / src="([^"]+)"/.exec(tag)?.[1] ?? []));
  return Promise.all(
    [...sources].map((source) => {
      const path = source.replaceAll('&amp;', '&');
      const known = fetched.get(site.url + path) ?? fetchScript(site, path);
      fetched.set(site.url + path, known);
      return known;
    }),
  );
}

/** Holds what a page loads first to a budget of gzipped KiB, and keeps libraries out of it, each by a word that only its code contains. */
export async function expectFirstScripts(
  { site, path }: { site: RunningSite; path: string },
  { budgetKiB, without }: { budgetKiB: number; without: readonly string[] },
): Promise<void> {
  const scripts = await firstLoadScripts(site, path);
  const found = without.filter((word) => scripts.some(({ text }) => text.includes(word)));
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
  expect(scripts.length, path).toBeGreaterThan(0);
  expect(found, path).toEqual([]);
  expect(bytes, path).toBeLessThanOrEqual(budgetKiB * 1024);
}
