import { districtIdsOf } from '@/valuation/facts/district-names';
import type { DistrictId } from '@/valuation/facts/districts';
import {
  normaliseChinese,
  titleCase,
  type SourceAddress,
} from '@/backoffice/domains/evaluation/import/source-address';
import type { StreetDistricts } from '@/valuation/facts/catalogue/catalogue';
import { parseCsvRecords } from '@/valuation/model/transaction-row';
import { readSource } from './source-rows';

/** Streets by Chinese name, with their English names and the districts through which they run. */
export class StreetNames {
  private readonly english = new Map<string, string>();
  private readonly districts = new Map<string, Set<DistrictId>>();

  add({ en, hk }: { en: string; hk: string }, districts: readonly DistrictId[]): void {
    if (hk === '' || !/\p{Script=Han}/u.test(hk)) return;
    for (const district of districts) {
      if (en !== '' && !this.english.has(`${district}|${hk}`))
        this.english.set(`${district}|${hk}`, en);
    }
    if (en !== '' && !this.english.has(hk)) this.english.set(hk, en);
    const known = this.districts.get(hk) ?? new Set();
    for (const district of districts) known.add(district);
    this.districts.set(hk, known);
  }

  addAddresses(addresses: readonly SourceAddress[]): void {
    for (const { street, district } of addresses) this.add(street, [district]);
  }

  /** The bilingual list of streets of the Lands Department; a street through several districts is listed with all. */
  addStreetList(path: string): void {
    for (const record of parseCsvRecords(readSource(path))) {
      const hk = normaliseChinese(record['StreetNames_ZH'] ?? '');
      if (hk === 'NA') continue;
      this.add(
        { en: titleCase(record['StreetNames_EN'] ?? ''), hk },
        districtIdsOf(record['DC'] ?? ''),
      );
    }
  }

  englishOf(hk: string, district: DistrictId): string | undefined {
    return this.english.get(`${district}|${hk}`) ?? this.english.get(hk);
  }

  has(hk: string): boolean {
    return this.districts.has(hk);
  }

  list(): StreetDistricts[] {
    return [...this.districts]
      .map(([hk, districts]) => ({
        hk,
        en: this.english.get(hk) ?? '',
        districts: [...districts].sort(),
      }))
      .sort((one, other) => (one.hk < other.hk ? -1 : 1));
  }
}
