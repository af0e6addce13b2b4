import { z } from 'zod';
import { addressHitSchema } from '@/contracts/evaluation/evaluation';
import { estatePagesSchema } from '@/contracts/evaluation/estate';
import { pause, type PeopleOptions } from './person';

const foundSchema = z.object({ data: z.array(addressHitSchema) });
const searches = ['太古城', '康怡花園', 'Mei Foo', 'South Horizons', 'city garden', '沙田第一城'];
/** Somebody reads what was answered. */
const readingMs = 100;

/** Pages of estates, in the order in which they are looked at: all of them come before one comes again. */
export async function listEstates(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}/api/v1/evaluation/estate-pages`);
  const { data } = estatePagesSchema.parse(await response.json());
  return data.flatMap(({ district, listed }) => listed.map((estate) => `${district}/${estate}`));
}

export interface EverydayOptions extends Pick<PeopleOptions, 'origin' | 'tally'> {
  estates: readonly string[];
}

/** A visitor calculates, looks for a home, has it valued, looks at estates, reads the questions, and writes to the lender. */
export function everyday({ origin, tally, estates }: EverydayOptions): () => Promise<void> {
  let turn = 0;

  async function ask(path: string, body?: object): Promise<unknown> {
    const name = path.replace(/\?.*/, '');
    tally.count(name.startsWith('/api') ? name : 'pages of estates');
    const response = await fetch(origin + path, {
      headers: { 'content-type': 'application/json', 'accept-language': 'en' },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${name}: ${response.status} ${text.slice(0, 200)}`);
    await pause(readingMs);
    return name.startsWith('/api') ? JSON.parse(text) : null;
  }

  return async () => {
    turn += 1;
    const locale = ['en', 'hk', 'cn'][turn % 3] ?? 'en';
    await ask(
      `/api/v1/loan-cal/principalAndInterest?loanAmount=${3_000_000 + turn}&annualRate=8.5&tenorMonths=240&schedule=true`,
    );
    const query = encodeURIComponent(searches[turn % searches.length] ?? '');
    const found = foundSchema.parse(await ask(`/api/v1/evaluation/address/search?q=${query}`));
    const [home] = found.data;
    if (home)
      await ask('/api/v1/evaluation/quote', {
        ...home.ids,
        floor: 1 + (turn % 5),
        areaSqft: 400 + (turn % 300),
        premium: 'paid',
      });
    for (let page = 0; page < 3; page += 1)
      await ask(`/${locale}/online-property/${estates[(turn * 3 + page) % estates.length]}`);
    await ask(`/api/v1/site/faqs?lang=${locale}`);
    await ask('/api/v1/product-finder?lang=en');
    await ask('/api/v1/contactUs', {
      name: 'Chan Tai Man',
      phone: `+85291${String(turn).padStart(6, '0')}`,
      topic: 'new-loan',
      message: 'Could you tell me which documents I need for a first mortgage?',
    });
  };
}
