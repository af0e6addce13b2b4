import { campaignEndpoints } from '@/contracts/campaign/campaign';
import type { TestApi } from '@test/support/api/test-api';
import { hongKongDay } from '@/lib/hong-kong-day';
import type { ScriptedCall } from './visit-script';

/** What a script says that came, each person once a day and once more for each further link that brought them: by day and source, visitors and visits. */
export function createTruth() {
  const seen = new Set<string>();
  const sums = new Map<string, [visitors: number, visits: number]>();
  return {
    sums,
    add({ at, person, source }: ScriptedCall): void {
      if (person === null) return;
      const today = hongKongDay(at);
      const here = `${today} ${person}`;
      const isFirst = !seen.has(here);
      const isNewLink = source !== '' && !seen.has(`${here} ${source}`);
      seen.add(here).add(`${here} ${source}`);
      if (!isFirst && !isNewLink) return;
      const [visitors, visits] = sums.get(`${today} ${source}`) ?? [0, 0];
      sums.set(`${today} ${source}`, [visitors + Number(isFirst), visits + 1]);
    },
  };
}

/** Visitors and visits as the desk reports them, by day and what brought people, in the shape of a truth's sums. */
export async function countedOn(
  api: Pick<TestApi, 'desk'>,
  days: readonly string[],
): Promise<Record<string, [number, number]>> {
  const counted = new Map<string, [number, number]>();
  for (const today of days) {
    const { body } = await api.desk('GET', `/campaigns?from=${today}&to=${today}`);
    for (const row of campaignEndpoints.deskCampaigns.response.parse(body).data)
      counted.set(`${today} ${row.value}`, [row.visitors, row.visits]);
  }
  return Object.fromEntries([...counted].sort());
}
