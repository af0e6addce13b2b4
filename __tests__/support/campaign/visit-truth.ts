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
