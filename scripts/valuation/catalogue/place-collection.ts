import { catalogueKey, type CatalogueBlock } from '@/valuation/facts/catalogue/catalogue';
import { findSubDistrict, type DistrictId } from '@/valuation/facts/districts';
import { blockNamesOf } from '@/valuation/facts/estate-blocks';
import { estateFacts } from '@/valuation/facts/estate-catalogue';
import type { LocatedRow } from './locate-rows';
import {
  blockEnglish,
  idOf,
  mergeFact,
  placeOfFact,
  withoutName,
  type Mutable,
  type PlaceInProgress,
} from './place-in-progress';
import {
  isBlockName,
  isNamedResidential,
  isOfferedOffice,
  isResidentialAlias,
} from './residential-names';
import type { StreetNames } from './street-names';

/** What stands at an address: a place or one of its blocks. */
export interface Target {
  place: PlaceInProgress;
  block?: Mutable<CatalogueBlock>;
}

/** Also what sales without the name of a building are filed under. */
const notForHomes = /^(?:單幢樓房|土地|行政大樓)$|店舖|商舖|車位|停車場|商場$|工廠/;
const barePhase = /^(第?[0-9A-Z一二三四五六七八九十]+期?[A-Z]?期|[及一二三]+期)$/u;
const bareBlock =
  /^(?:第?[0-9A-Z一二三四五六七八九十]{1,4}期\s*)?第?[0-9A-Z一二三四五六七八九十]{1,4}[座幢期]$|^[東南西北前後左右中][座翼]$|^[高低]座(?:[A-Z]座)?$|^第[0-9A-Z]+及[0-9A-Z]+座$/u;
/** Lists of infections name homes in their own way; only what reads like the name of a building is taken from them. */
const plainBuilding = /^\p{Script=Han}{2,4}(?:大廈|大樓|樓|閣|苑|花園|軒|居|台)$/u;
/** These lists give street and number before names that others give alone, and before those of restaurants: 太古城道19號恆山閣. */
const addressThenName = /^\p{Script=Han}+\d+[A-Z]?號\s*\p{Script=Han}/u;
const addressName = /^(.*\p{Script=Han})\s*(\d+[A-Z]?(?:\s*[-,&]\s*\d+[A-Z]?)*)\s*號$/u;

function isHome(row: LocatedRow): boolean {
  const { hk, completedYear, isOnlyOffered } = row;
  if (hk === '' || notForHomes.test(hk) || barePhase.test(hk)) return false;
  return !(isOnlyOffered && completedYear === undefined && isOfferedOffice(row));
}

/** Of an estate named after its mall, names that share nothing with its own are those of shops and restaurants in it. */
function isShopIn({ hk, en }: LocatedRow, alias: string): boolean {
  const [own, other] = [en || hk, alias].map((name) => catalogueKey(name).slice(0, 4));
  if (isResidentialAlias(hk) || isBlockName(alias)) return false;
  return own !== other && !catalogueKey(alias).startsWith(catalogueKey(hk));
}

/** The places so far, by district and name. */
export class PlaceCollection {
  readonly places: PlaceInProgress[] = [];
  private readonly targets = new Map<string, Target>();

  constructor(private readonly streets: StreetNames) {}

  find(district: DistrictId, name: string): Target | undefined {
    return this.targets.get(`${district}|${catalogueKey(name)}`);
  }

  private register(district: DistrictId, name: string, target: Target): void {
    const key = `${district}|${catalogueKey(name)}`;
    if (catalogueKey(name) !== '' && !this.targets.has(key)) this.targets.set(key, target);
  }

  /** Adds the estates and buildings in which flats were sold or offered. */
  addTraded(rows: readonly LocatedRow[]): void {
    const homes = rows.filter((row) => row.isTraded && isHome(row));
    // Parts of estates first: some have a second row under their own name alone.
    for (const row of homes.toSorted((one, other) => other.part.length - one.part.length)) {
      const place = this.add(row);
      if (row.part.length > 1 && /^\p{Script=Han}+$/u.test(row.part) && !barePhase.test(row.part))
        this.addPart(place, row);
    }
  }

  /** A part of an estate with a name of its own is asked for by that name, too (翠湖台 of 太古城翠湖台). */
  private addPart(place: PlaceInProgress, { district, part, hk }: LocatedRow): void {
    if (this.find(district, part)) return;
    this.register(district, part, { place });
    if (part.length > 2 && place.hk === hk) place.aliases.push(part);
  }

  /** Adds what only the government names: blocks of known estates, and buildings whose names mean homes. */
  addNamed(rows: readonly LocatedRow[]): void {
    const named = rows.filter(
      (row) =>
        !row.isTraded &&
        row.hk !== '' &&
        isNamedResidential(row) &&
        !(row.isVisited && addressThenName.test(row.hk)),
    );
    for (const row of named) {
      const known = this.find(row.district, row.hk);
      if (known) {
        if (known.place.en === '' && !known.block) known.place.en = row.en;
        continue;
      }
      const parts = this.splitBlock(row);
      if (parts) this.addBlock(parts.place, { row, name: parts.name });
      else if (!(row.isVisited && !plainBuilding.test(row.hk)) && !bareBlock.test(row.hk))
        this.add(row);
    }
  }

  private splitBlock(row: LocatedRow): { place: PlaceInProgress; name: string } | undefined {
    for (let end = row.hk.length - 1; end >= 2; end -= 1) {
      const rest = row.hk.slice(end).trim();
      if (!isBlockName(rest)) continue;
      const known = this.find(row.district, row.hk.slice(0, end));
      if (known && !known.block) return { place: known.place, name: rest };
    }
    const unknown =
      /^(.{2,}?(?:邨|苑|花園|園|別墅|小築|村|臺|台|城|灣|居|軒|廬|山莊))((?:第?[0-9A-Z一二三四五六七八九十]{1,4}[座幢])|.{1,5}[閣樓])$/u.exec(
        row.hk,
      );
    if (!unknown) return undefined;
    const [, prefix = '', name = ''] = unknown;
    const place = this.add({
      ...row,
      hk: prefix,
      en:
        row.en.replace(/[ ,]+(?:block|tower|house|blk)\b.*$/i, '') === row.en
          ? ''
          : row.en.replace(/[ ,]+(?:block|tower|house|blk)\b.*$/i, ''),
      aliases: [],
      blockCount: undefined,
      ...(prefix.endsWith('邨') ? { subsidised: 'public-rental' as const } : {}),
    });
    place.kind = 'estate';
    return { place, name };
  }

  private addBlock(place: PlaceInProgress, { row, name }: { row: LocatedRow; name: string }): void {
    if (place.blocks.some((block) => catalogueKey(block.hk) === catalogueKey(name))) return;
    const block: Mutable<CatalogueBlock> = {
      hk: name,
      en: blockEnglish({ name, whole: row.en, estate: place.en }),
      ...(row.topFloor ? { topFloor: row.topFloor } : {}),
    };
    place.blocks.push(block);
    this.register(row.district, row.hk, { place, block });
    this.register(row.district, name.length > 2 ? name : row.hk, { place, block });
  }

  private add(row: LocatedRow): PlaceInProgress {
    const twin = this.find(row.district, row.hk);
    if (twin && !twin.block) return this.addTwin(twin.place, row);
    const address = addressName.exec(row.hk);
    const street = address?.[1] ?? '';
    const english =
      row.en ||
      (address && this.streets.has(street)
        ? `${address[2]} ${this.streets.englishOf(street, row.district) ?? ''}`.trim()
        : '');
    const place: PlaceInProgress = {
      id: idOf(row),
      kind: address || !row.isTraded ? 'building' : 'estate',
      hk: row.hk,
      en: /\p{Script=Han}/u.test(english) ? '' : english,
      aliases: [],
      subDistrict: row.subDistrict,
      evidence: row.isTraded ? 'traded' : 'named',
      isPositionExact: row.isPositionExact,
      sourceCount: row.sourceCount,
      blocks: [],
      ...(row.onMarket ? { onMarket: row.onMarket } : {}),
      ...(row.subsidised ? { subsidised: row.subsidised } : {}),
      ...(row.completedYear ? { completedYear: row.completedYear } : {}),
      ...(row.blockCount ? { blockCount: row.blockCount } : {}),
      ...(row.topFloor ? { topFloor: row.topFloor } : {}),
      ...(row.position ? { position: row.position } : {}),
    };
    this.places.push(place);
    this.register(row.district, row.hk, { place });
    if (place.en !== '') this.register(row.district, place.en, { place });
    this.addAliases(place, row);
    return place;
  }

  /** The parts of one estate may each have a row under its name: their own English names are further names of it. */
  private addTwin(place: PlaceInProgress, row: LocatedRow): PlaceInProgress {
    if (row.en !== '' && catalogueKey(row.en) !== catalogueKey(place.en)) {
      if (place.en === '') place.en = row.en;
      else place.aliases.push(row.en);
      this.register(row.district, row.en, { place });
    }
    place.sourceCount = Math.max(place.sourceCount, row.sourceCount);
    if (row.onMarket === 'now' || !place.onMarket) place.onMarket = row.onMarket;
    place.completedYear ??= row.completedYear;
    if (row.topFloor) place.topFloor = Math.max(place.topFloor ?? 0, row.topFloor);
    if (row.position && !place.isPositionExact) {
      place.position = row.position;
      place.isPositionExact = row.isPositionExact;
    }
    this.addAliases(place, row);
    return place;
  }

  /** Makes two records of one place one: what the kept one lacks comes from the other, whose names lead to it, too. */
  merge(kept: PlaceInProgress, double: PlaceInProgress): void {
    for (const target of this.targets.values()) if (target.place === double) target.place = kept;
    const names = [kept.hk, kept.en, ...kept.aliases].map(catalogueKey);
    kept.en ||= double.en;
    kept.aliases.push(
      ...[double.hk, double.en, ...double.aliases].filter(
        (name) => name !== '' && name !== kept.en && !names.includes(catalogueKey(name)),
      ),
    );
    if (double.evidence === 'traded') kept.evidence = 'traded';
    if (double.onMarket === 'now' || !kept.onMarket) kept.onMarket = double.onMarket;
    kept.subsidised ??= double.subsidised;
    kept.sourceCount = Math.max(kept.sourceCount, double.sourceCount);
    kept.completedYear ??= double.completedYear;
    kept.blockCount ??= double.blockCount;
    kept.topFloor = Math.max(kept.topFloor ?? 0, double.topFloor ?? 0) || undefined;
    if (double.position && !kept.isPositionExact) {
      kept.position = double.position;
      kept.isPositionExact = double.isPositionExact;
    }
    for (const block of double.blocks)
      if (!kept.blocks.some(({ hk }) => catalogueKey(hk) === catalogueKey(block.hk)))
        kept.blocks.push(block);
    this.places.splice(this.places.indexOf(double), 1);
  }

  private addAliases(place: PlaceInProgress, row: LocatedRow): void {
    for (const alias of row.aliases) {
      const rest = catalogueKey(alias).startsWith(row.key) ? alias.slice(row.hk.length) : alias;
      // 大埔中心 is an estate, though a centre mostly is none, and so is 大埔中心4期.
      const isPhase = rest !== alias && barePhase.test(rest);
      if (/號$/u.test(alias) || barePhase.test(alias)) continue;
      if (!isPhase && (!isResidentialAlias(alias) || isShopIn(row, alias))) continue;
      if (isBlockName(rest) && (row.blockCount ?? 0) !== 1) {
        this.addBlock(place, {
          row: { ...row, hk: alias, en: '', topFloor: undefined },
          name: rest,
        });
        continue;
      }
      if (catalogueKey(alias) === row.key) continue;
      place.aliases.push(alias);
      this.register(row.district, alias, { place });
    }
  }

  private addKnownBlock(
    place: PlaceInProgress,
    { district, en, hk }: { district: DistrictId; en: string; hk: string },
  ): void {
    const known = place.blocks.find((block) => catalogueKey(block.hk) === catalogueKey(hk));
    const block = known ?? { en, hk };
    if (!known) place.blocks.push(block);
    const name = hk.replace(/（.*）$/u, '');
    this.register(district, `${place.hk}${name}`, { place, block });
    if (!bareBlock.test(name)) this.register(district, name, { place, block });
  }

  /** Gives the places that were written by hand their ids and names, and adds those that no source names. */
  addFacts(): number {
    let added = 0;
    for (const fact of estateFacts) {
      const district = findSubDistrict(fact.location.subDistrict)?.district;
      if (!district) continue;
      const known = [fact.name.hk, fact.name.en, ...fact.aliases]
        .map((name) => this.find(district, name))
        .find((target) => target && !target.block)?.place;
      const place = known ?? placeOfFact(fact);
      if (known) mergeFact(known, fact);
      else {
        this.places.push(place);
        added += 1;
      }
      for (const name of [fact.name.hk, fact.name.en, ...fact.aliases])
        this.register(district, name, { place });
      // Parts of the estate come with the whole one's English name.
      for (const other of this.places)
        if (other !== place && other.subDistrict === fact.location.subDistrict)
          withoutName(other, fact.name.en);
      for (const { en, hk } of blockNamesOf(fact.id))
        this.addKnownBlock(place, { district, en, hk });
    }
    return added;
  }
}
