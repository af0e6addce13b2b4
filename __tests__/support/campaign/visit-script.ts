import type { IncomingHttpHeaders } from 'node:http';

/** A call of a page as a script has it, with what is known of it: who it is and what brought them; `person` is null for what is no visit of a person. */
export interface ScriptedCall {
  at: Date;
  address: string;
  url: string;
  headers: IncomingHttpHeaders;
  person: string | null;
  /** As the report names it; empty for direct. */
  source: string;
  /** Opened in two tabs at one moment, each answered by another instance. */
  isTwice: boolean;
}

const host = 'www.lender.hk';
const browsers = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
];
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** What brings people, and what the report calls it. */
const ways: readonly { url: string; referer?: string; source: string }[] = [
  { url: '/en', source: '' },
  { url: '/hk/first-mortgage', source: '' },
  { url: '/en?utm_source=Bus&utm_medium=Poster&utm_campaign=Spring', source: 'bus' },
  { url: '/hk?utm_source=BUS&utm_medium=poster&utm_campaign=spring', source: 'bus' },
  { url: '/cn?utm_source=newsletter&utm_medium=email', source: 'newsletter' },
  { url: '/en/loan-calculator', referer: 'https://www.google.com.hk/', source: 'google' },
  { url: '/en', referer: 'https://news.example/money/1', source: 'news.example' },
];

/** Headers of what is no arrival of a person: fetched ahead, fetched by scripts, opened from a page of ours. */
const noArrivals: readonly IncomingHttpHeaders[] = [
  { 'sec-purpose': 'prefetch;prerender', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' },
  { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin', referer: `https://${host}/en` },
];

/**
 * Calls of so many people around a midnight of Hong Kong, in order: by every way, with reloads, second tabs, returns by the same way, by
 * another and directly, on the next day, and programs and fetches among them. `random` answers from 0 up to 1.
 */
export function visitScript(people: number, random: () => number): ScriptedCall[] {
  const midnight = Date.parse('2026-11-16T16:00:00Z');
  const calls: ScriptedCall[] = [];
  const pick = <T>(all: readonly [T, ...T[]] | readonly T[]): T => {
    const one = all[Math.floor(random() * all.length)];
    if (one === undefined) throw new Error('Nothing to pick from');
    return one;
  };
  for (let number = 0; number < people; number += 1) {
    const person = `person ${number}`;
    const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
    const browser = pick(browsers);
    const add = (at: number, way: (typeof ways)[number], isTwice = false): void => {
      const headers: IncomingHttpHeaders = {
        host,
        'user-agent': browser,
        'sec-fetch-mode': 'navigate',
        'sec-fetch-site': way.referer === undefined ? 'none' : 'cross-site',
        ...(way.referer === undefined ? {} : { referer: way.referer }),
      };
      const { url, source } = way;
      calls.push({ at: new Date(at), address, url, headers, person, source, isTwice });
    };
    const first = midnight - 3_600_000 + Math.floor(random() * 5_400_000);
    const way = pick(ways);
    add(first, way, random() < 0.1);
    if (random() < 0.3) add(first + 2_000, way);
    if (random() < 0.2) add(first + 60_000, pick(ways));
    if (random() < 0.2) add(first + 120_000, { url: '/en', source: '' });
    if (random() < 0.1) add(first + 3_600_000, way);
    const noise = { at: new Date(first), address, url: way.url, source: '', isTwice: false };
    if (random() < 0.2)
      calls.push({ ...noise, headers: { host, 'user-agent': robot }, person: null });
    if (random() < 0.3)
      calls.push({
        ...noise,
        headers: { host, 'user-agent': browser, ...pick(noArrivals) },
        person: null,
      });
  }
  return calls.sort((one, other) => one.at.getTime() - other.at.getTime());
}
