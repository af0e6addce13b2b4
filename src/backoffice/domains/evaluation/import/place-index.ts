import { findSubDistrict, type DistrictId } from '@/valuation/facts/districts';
import { placeId } from '../address/place-compilation';
import type { PlaceDraft } from '../address/place.types';
import { joinKey } from '../address/text-normalise';

/** Keys of a name, with and without its bracketed part: `Hoi Wu Court (Block D)` is also `Hoi Wu Court`. */
export function nameKeys(name: string): string[] {
  const nameWithoutBrackets = name.replace(/[(（].*?[)）]/g, ' ');
  return [...new Set([joinKey(name), joinKey(nameWithoutBrackets)])].filter((key) => key !== '');
}

/** The places collected so far, by identifier and by name within each of the 18 districts. */
export class PlaceIndex {
  readonly drafts = new Map<string, PlaceDraft>();
  private readonly estates = new Map<string, PlaceDraft[]>();
  private readonly buildings = new Map<string, PlaceDraft[]>();
  private readonly blocks = new Map<string, PlaceDraft>();

  add(draft: PlaceDraft): PlaceDraft {
    const known = this.drafts.get(draft.id);
    if (known) return known;
    this.drafts.set(draft.id, draft);
    const district = findSubDistrict(draft.district)?.district ?? '';
    const keys = [draft.en, draft.hk, ...(draft.facts.aliases ?? [])].flatMap(nameKeys);
    if (draft.kind === 'estate')
      for (const key of keys) appendTo(this.estates, `${district}|${key}`, draft);
    if (draft.kind === 'building')
      for (const key of keys) appendTo(this.buildings, `${district}|${key}`, draft);
    if (draft.kind === 'block') this.addBlock(draft, { district, keys });
    return draft;
  }

  findEstatesByName(district: DistrictId, names: readonly string[]): PlaceDraft[] {
    return names.flatMap(nameKeys).flatMap((key) => this.estates.get(`${district}|${key}`) ?? []);
  }

  /** An estate, building or block with one of these names; blocks also by the estate's name followed by theirs. */
  findByName(district: DistrictId, names: readonly string[]): PlaceDraft | undefined {
    const keys = names.flatMap(nameKeys).map((key) => `${district}|${key}`);
    for (const map of [this.estates, this.buildings]) {
      const found = keys.flatMap((key) => map.get(key) ?? [])[0];
      if (found) return found;
    }
    return undefined;
  }

  findBlockByName(estate: string, name: string): PlaceDraft | undefined {
    return nameKeys(name)
      .map((key) => this.blocks.get(`${estate}|${key}`))
      .find((found) => found !== undefined);
  }

  /** The block of an estate with this name, added if there is none. */
  findOrAddBlock(
    estate: PlaceDraft,
    { en, hk, cn }: Pick<PlaceDraft, 'en' | 'hk' | 'cn'>,
  ): PlaceDraft {
    const known = this.findBlockByName(estate.id, en) ?? this.findBlockByName(estate.id, hk);
    return (
      known ??
      this.add({
        id: placeId('block', estate.id, en || hk),
        kind: 'block',
        district: estate.district,
        parent: estate.id,
        target: null,
        en,
        hk,
        cn,
        facts: {},
      })
    );
  }

  private addBlock(
    draft: PlaceDraft,
    { district, keys }: { district: string; keys: readonly string[] },
  ): void {
    for (const key of keys)
      if (!this.blocks.has(`${draft.parent}|${key}`))
        this.blocks.set(`${draft.parent}|${key}`, draft);
    const estate = draft.parent === null ? undefined : this.drafts.get(draft.parent);
    for (const key of [
      ...keys.filter(
        (name) => name.length > 4 && !/^(block|tower|house|phase)?[0-9]*[a-z]?$/.test(name),
      ),
      ...(estate ? nameKeys(`${estate.en} ${draft.en}`) : []),
    ])
      appendTo(this.buildings, `${district}|${key}`, draft);
  }
}

function appendTo(map: Map<string, PlaceDraft[]>, key: string, draft: PlaceDraft): void {
  const list = map.get(key);
  if (!list) map.set(key, [draft]);
  else if (!list.includes(draft)) list.push(draft);
}
