import {
  splitTown,
  type SourceAddress,
} from '@/backoffice/domains/evaluation/import/source-address';
import type { CatalogueNumber, CatalogueStreet } from '@/valuation/facts/catalogue/catalogue';
import type { DistrictId, SubDistrictId } from '@/valuation/facts/districts';
import type { LocatedRow } from './locate-rows';
import type { PlaceCollection, Target } from './place-collection';
import type { StreetNames } from './street-names';

interface StreetInProgress {
  hk: string;
  district: DistrictId;
  subDistrict: SubDistrictId;
  numbers: Map<string, Target>;
}

/** Collects the numbers at which homes are known, street by street and sub-district by sub-district. */
export class StreetNumbers {
  private readonly streets = new Map<string, StreetInProgress>();

  constructor(
    private readonly places: PlaceCollection,
    private readonly names: StreetNames,
  ) {}

  addAddresses(addresses: readonly SourceAddress[]): void {
    for (const { district, street, number, building, estate, block } of addresses) {
      const names = estate
        ? [`${estate.hk}${block?.hk ?? ''}`, estate.hk, estate.en]
        : [building.hk, building.en];
      const target = names
        .filter((name) => name !== '')
        .map((name) => this.places.find(district, name))
        .find((found) => found !== undefined);
      if (target && number !== '') this.add({ district, street: street.hk, number, target });
    }
  }

  addRows(rows: readonly LocatedRow[]): void {
    for (const row of rows) {
      const target = this.places.find(row.district, row.hk);
      if (!target) continue;
      const own = `${row.street}${row.number}`.replace(/[^\p{L}\p{N}]/gu, '');
      if (row.number !== '') this.add({ ...row, ...target, target });
      for (const alias of row.aliases) {
        const address = /^(.*\p{Script=Han})(\d+[A-Z]?)號$/u.exec(alias);
        if (!address) continue;
        const [, street = '', number = ''] = address;
        const known = this.withoutTown(street);
        const isRangeWithoutHyphen =
          number.length > 4 || (own.endsWith(number) && /\D/.test(row.number.slice(0, -1)));
        if (known && !isRangeWithoutHyphen)
          this.add({ district: row.district, street: known, number, target });
      }
    }
  }

  /** A street written after its town: the longest known name at the end. */
  private withoutTown(text: string): string | undefined {
    for (let start = 0; start < text.length - 1; start += 1)
      if (this.names.has(text.slice(start))) return text.slice(start);
    return undefined;
  }

  private add({
    district,
    street,
    number,
    target,
  }: {
    district: DistrictId;
    street: string;
    number: string;
    target: Target;
  }): void {
    const spaced = splitTown({ en: '', hk: street }).street.hk;
    const hk = this.withoutTown(spaced) ?? spaced;
    if (hk === '') return;
    const { subDistrict } = target.place;
    const key = `${subDistrict}|${hk}`;
    const known = this.streets.get(key) ?? { hk, district, subDistrict, numbers: new Map() };
    this.streets.set(key, known);
    for (const part of number.toUpperCase().split(/\s*[,&]\s*/))
      if (/^[0-9A-Z]{1,6}(-[0-9A-Z]{1,6})?$/.test(part) && !known.numbers.has(part))
        known.numbers.set(part, target);
  }

  list(
    positionOf: (target: Target) => Omit<CatalogueNumber, 'number'> | undefined,
  ): CatalogueStreet[] {
    return [...this.streets.values()].map(({ hk, district, subDistrict, numbers }) => ({
      hk,
      en: this.names.englishOf(hk, district) ?? '',
      subDistrict,
      numbers: withoutCoveredRanges(numbers)
        .sort((one, other) => parseInt(one[0]) - parseInt(other[0]) || (one[0] < other[0] ? -1 : 1))
        .flatMap(([number, target]) => {
          const position = positionOf(target);
          return position ? [{ number, ...position }] : [];
        }),
    }));
  }
}

/** `2-18` is left out where 2 and 18 are known to lead to the same place. */
function withoutCoveredRanges(numbers: ReadonlyMap<string, Target>): [string, Target][] {
  return [...numbers].filter(([number, { place }]) => {
    const ends = number.split('-');
    return ends.length === 1 || !ends.every((end) => numbers.get(end)?.place === place);
  });
}
