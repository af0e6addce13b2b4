import type {
  Catalogue,
  CatalogueBlock,
  CatalogueNumber,
  CataloguePlace,
  CatalogueStreet,
  StreetDistricts,
} from './catalogue';
import type { SubDistrictId } from '../districts';

/**
 * A catalogue as lines of tab-separated fields: the first letter says what a line is, blocks follow their place, numbers their street.
 * `c` date · `a` sub-district of the places and streets that follow · `p` place · `b` block · `s` street · `n` its numbers · `d` districts
 * of a street.
 */
export function writeCatalogueLines({
  compiledOn,
  places,
  streets,
  streetDistricts,
}: Catalogue): string {
  const lines: string[] = [`c\t${compiledOn}`];
  let subDistrict = '';
  const writeSubDistrict = (id: string) => {
    if (id !== subDistrict) lines.push(`a\t${id}`);
    subDistrict = id;
  };
  for (const place of places) {
    writeSubDistrict(place.subDistrict);
    lines.push(placeLine(place));
    for (const { hk, en, topFloor } of place.blocks)
      lines.push(['b', hk, en, topFloor ?? ''].join('\t').trimEnd());
  }
  for (const { en, hk, subDistrict: within, numbers } of streets) {
    writeSubDistrict(within);
    lines.push(`s\t${hk}\t${en}`);
    lines.push(`n\t${numberFields(numbers).join('\t')}`);
  }
  for (const { en, hk, districts } of streetDistricts)
    lines.push(`d\t${hk}\t${en}\t${districts.join(' ')}`);
  return lines.join('\n');
}

const flagOf = { estate: 'e', building: 'b', traded: 't', named: 'n' } as const;
const marketFlags = { now: 'm', lately: 'l' } as const;
const schemeFlags = { 'home-ownership': 'h', 'public-rental': 'r' } as const;

function placeLine(place: CataloguePlace): string {
  const { kind, evidence, subsidised, position, isPositionExact, sourceCount, onMarket } = place;
  const flags = [
    flagOf[kind],
    flagOf[evidence],
    subsidised ? schemeFlags[subsidised] : '',
    isPositionExact ? 'x' : '',
    onMarket ? marketFlags[onMarket] : '',
    sourceCount,
  ].join('');
  return [
    'p',
    place.id,
    flags,
    place.hk,
    place.en,
    place.aliases.join('|'),
    place.completedYear ?? '',
    place.blockCount ?? '',
    place.topFloor ?? '',
    position ? position.join(',') : '',
  ]
    .join('\t')
    .trimEnd();
}

/** Neighbouring numbers mostly belong to one building, so a number without a place belongs to the place before it. */
function numberFields(numbers: readonly CatalogueNumber[]): string[] {
  let before = '';
  return numbers.map(({ number, place, block }) => {
    const target = block === undefined ? `${place}` : `${place}.${block}`;
    const field = target === before ? number : `${number}=${target}`;
    before = target;
    return field;
  });
}

/** Reads what `writeCatalogueLines` wrote. */
export function readCatalogueLines(text: string): Catalogue {
  const places: (CataloguePlace & { blocks: CatalogueBlock[] })[] = [];
  const streets: (CatalogueStreet & { numbers: CatalogueNumber[] })[] = [];
  const streetDistricts: StreetDistricts[] = [];
  let compiledOn = '';
  let subDistrict: SubDistrictId = 's:';
  for (const line of text.split('\n')) {
    const [kind = '', ...fields] = line.split('\t');
    const [first = '', second = '', third = ''] = fields;
    switch (kind) {
      case 'c':
        compiledOn = first;
        break;
      case 'a':
        subDistrict = `s:${first.slice(2)}`;
        break;
      case 'p':
        places.push({ ...readPlace(fields), subDistrict, blocks: [] });
        break;
      case 'b':
        places.at(-1)?.blocks.push({
          hk: first,
          en: second,
          ...(third === '' ? {} : { topFloor: Number(third) }),
        });
        break;
      case 's':
        streets.push({ hk: first, en: second, subDistrict, numbers: [] });
        break;
      case 'n':
        streets.at(-1)?.numbers.push(...readNumbers(fields));
        break;
      case 'd':
        streetDistricts.push({ hk: first, en: second, districts: third.split(' ') });
        break;
      default:
        throw new Error(`The catalogue holds a line of an unknown kind: ${line.slice(0, 40)}`);
    }
  }
  return { compiledOn, places, streets, streetDistricts };
}

/** The government's data put two hyphens where they lack a character; the English name then stands for both. */
const isWhole = (name: string): boolean => !name.includes('--');

function readPlace(fields: readonly string[]): Omit<CataloguePlace, 'subDistrict' | 'blocks'> {
  const [id = '', flags = '', hk = '', en = '', aliases = '', year, blocks, top, at] = fields;
  const [latitude, longitude] = (at ?? '').split(',');
  return {
    id,
    kind: flags.startsWith('e') ? 'estate' : 'building',
    evidence: flags.charAt(1) === 't' ? 'traded' : 'named',
    hk: isWhole(hk) ? hk : '',
    en,
    aliases: aliases === '' ? [] : aliases.split('|'),
    isPositionExact: flags.includes('x', 2),
    sourceCount: Number(/\d+$/.exec(flags)?.[0] ?? 1),
    ...(flags.includes('h', 2) ? { subsidised: 'home-ownership' as const } : {}),
    ...(flags.includes('r', 2) ? { subsidised: 'public-rental' as const } : {}),
    ...(flags.includes('m', 2) ? { onMarket: 'now' as const } : {}),
    ...(flags.includes('l', 2) ? { onMarket: 'lately' as const } : {}),
    ...(year ? { completedYear: Number(year) } : {}),
    ...(blocks ? { blockCount: Number(blocks) } : {}),
    ...(top ? { topFloor: Number(top) } : {}),
    ...(latitude && longitude ? { position: [Number(latitude), Number(longitude)] as const } : {}),
  };
}

function readNumbers(fields: readonly string[]): CatalogueNumber[] {
  let before = '';
  return fields.map((field) => {
    const [number = '', target = before] = field.split('=');
    before = target;
    const [place, block] = target.split('.');
    return {
      number,
      place: Number(place),
      ...(block === undefined ? {} : { block: Number(block) }),
    };
  });
}
