import { gzipSync } from 'node:zlib';
import { expect } from './e2e';
import { fetchPath } from '../site/site-client';
import type { RunningSite } from '../site/site-process';

/** The texts of the scripts that a page asks for before anything else; those for old browsers are left out. */
async function firstLoadScripts(site: RunningSite, address: string): Promise<string[]> {
  const { text } = await fetchPath(site, address);
  const tags = [...text.matchAll(/<script\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/\snomodule/i.test(tag));
  const sources = new Set(tags.flatMap((tag) => / src="([^"]+)"/.exec(tag)?.[1] ?? []));
  return Promise.all(
    [...sources].map(async (source) => {
      const answer = await fetchPath(site, source.replaceAll('&amp;', '&'), {
        'accept-encoding': 'identity',
      });
      expect(answer.status, source).toBe(200);
      return answer.text;
    }),
  );
}

/** Holds what a page loads first to a budget of gzipped KiB, and keeps libraries out of it, each by a word that only its code contains. */
export async function expectFirstScripts(
  { site, path }: { site: RunningSite; path: string },
  { budgetKiB, without }: { budgetKiB: number; without: readonly string[] },
): Promise<void> {
  const scripts = await firstLoadScripts(site, path);
  const found = without.filter((word) => scripts.some((script) => script.includes(word)));
  const bytes = scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0);
  expect(scripts.length, path).toBeGreaterThan(0);
  expect(found, path).toEqual([]);
  expect(bytes, path).toBeLessThanOrEqual(budgetKiB * 1024);
}
