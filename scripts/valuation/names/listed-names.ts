import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { districtIdOf, subDistrictsOfAgency } from '@/valuation/facts/district-names';
import { districts, findSubDistrict } from '@/valuation/facts/districts';
import { parseCsvRecords } from '@/valuation/model/transaction-row';
import type { AskedName } from './measure-names';

function readRecords(folder: string, prefix: string): Record<string, string>[] {
  const file = existsSync(folder) && readdirSync(folder).find((name) => name.startsWith(prefix));
  if (!file) return [];
  const bytes = readFileSync(join(folder, file));
  return parseCsvRecords((bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString('utf8'));
}

const unique = (names: readonly AskedName[]): AskedName[] => [
  ...new Map(names.map((name) => [`${name.text}|${name.district}`, name])).values(),
];

/** A name without the phase at its end, which may stand for the whole estate. */
const withoutPhase = (name: string): string =>
  name.replace(/\s*(?:第?[0-9A-Z一二三四五六七八九十]+期.*|[IVX]+)$/u, '');

/** The name with that of its district, as one tells namesakes apart. */
function withDistrict(name: AskedName): AskedName {
  const district = districts.find(({ id }) => id === name.district);
  if (!district) return name;
  const isChinese = /\p{Script=Han}/u.test(name.text);
  return { ...name, text: `${name.text} ${isChinese ? district.name.hk : district.name.en}` };
}

/** Names of estates and buildings as the sales, levels and lists in the folder spell them; nothing of them is kept. */
export async function listedNames(
  folder: string,
): Promise<{ title: string; names: AskedName[] }[]> {
  const levels = readRecords(folder, 'recent_levels');
  const named = (records: readonly Record<string, string>[]): AskedName[] =>
    unique(
      records.map(({ key = '', full = '', name = '', district = '' }) => ({
        text: name,
        right: [key, full, name, withoutPhase(name)].filter((text) => text !== ''),
        district: districtIdOf(district),
      })),
    );
  const july = levels.filter(({ month, kind }) => month === '2026-07' && kind === 'sold');
  const sales = readRecords(folder, 'transactions_2018');
  const english = unique(
    sales.map(({ estate, building, sub_district = '' }) => {
      const name = estate || building || '';
      return {
        text: name,
        right: [name, name.replace(/\s*\(.*\)$/, ''), /\((.*)\)$/.exec(name)?.[1] ?? name],
        district: findSubDistrict(subDistrictsOfAgency(sub_district)[0] ?? '')?.district,
      };
    }),
  );
  const often = new Map<string, number>();
  for (const { estate, building } of sales) {
    const name = estate || building || '';
    often.set(name, (often.get(name) ?? 0) + 1);
  }
  const seen = new Set(
    [...levels, ...readRecords(folder, 'recent_transactions')].map(
      ({ key, district }) => `${key}|${district}`,
    ),
  );
  // Names on lists of homes for sale, of whose sales since 2021 no figure was ever read.
  const unseen = readRecords(folder, 'catalogue').filter(
    ({ key, district }) => !seen.has(`${key}|${district}`),
  );
  const unseenOn = (list: string): AskedName[] =>
    unique(
      unseen
        .filter(({ sources }) => sources?.split('|').includes(list))
        .map(({ key = '', name_hk: name = '', district = '' }) => ({
          text: name,
          right: [key, name].filter((text) => text !== ''),
          district: districtIdOf(district),
        })),
    );
  const isEstate = ({ text }: AskedName): boolean => (often.get(text) ?? 0) >= 10;
  return [
    { title: 'estates sold in July 2026', names: named(july) },
    {
      title: 'estates sold in July 2026, each with its district',
      names: named(july).map(withDistrict),
    },
    { title: 'all names of recent levels', names: named(levels) },
    ...['centaline_2026-08', 'listings_2026-06', '28hse_2024Q4'].map((list) => ({
      title: `names on the list ${list}, no figure of theirs seen`,
      names: unseenOn(list),
    })),
    {
      title: 'names of recent sales',
      names: named(
        readRecords(folder, 'recent_transactions').map(
          ({ key = '', full = '', district = '' }) => ({ key, full, name: full, district }),
        ),
      ),
    },
    { title: 'English names with ten sales and more', names: english.filter(isEstate) },
    {
      title: 'English names with ten sales and more, each with its district',
      names: english.filter(isEstate).map(withDistrict),
    },
    { title: 'English names of all sales', names: english },
  ];
}
