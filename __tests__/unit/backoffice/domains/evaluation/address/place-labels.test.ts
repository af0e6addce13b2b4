import { builtInDrafts } from '@/backoffice/domains/evaluation/dataset/built-in-dataset';
import {
  carParkLabel,
  flatLabel,
  floorLabel,
  fullLabel,
  manualAddressLabel,
} from '@/backoffice/domains/evaluation/address/place-labels';
import type { Place } from '@/backoffice/domains/evaluation/address/place.types';
import { locales, type Locale } from '@/contracts/locale';

const places: Place[] = builtInDrafts().map((draft, number) => ({ ...draft, number }));
const byId = new Map(places.map((place) => [place.id, place]));
const located = (place: Place) => ({
  place,
  parent: byId.get(place.parent ?? '') ?? null,
  target: null,
});

describe('An address', () => {
  it.each(locales)('names nothing twice in %s', (locale) => {
    const separator = locale === 'en' ? ', ' : ' ';
    const repeated = places
      .filter(({ en }) => !/\b(\w+) \1\b/i.test(en))
      .map((place) => fullLabel(located(place), locale))
      .filter((label) => {
        const parts = label.toLowerCase().split(separator);
        return parts.some((part, at) => part === parts[at - 1]);
      });
    expect(repeated).toEqual([]);
  });

  it('of an estate that gave its sub-district the name says it once', () => {
    const estate = byId.get('e:taikoo-shing');
    if (!estate) throw new Error('Taikoo Shing is missing');
    expect(locales.map((locale) => fullLabel(located(estate), locale))).toEqual([
      'Taikoo Shing',
      '太古城',
      '太古城',
    ]);
  });

  it('of a block goes from the narrowest to the widest in English and the other way round in Chinese', () => {
    const block = places.find(
      ({ en, parent }) => en === 'Begonia Mansion' && parent === 'e:taikoo-shing',
    );
    if (!block) throw new Error('Begonia Mansion is missing');
    expect([fullLabel(located(block), 'en'), fullLabel(located(block), 'hk')]).toEqual([
      'Begonia Mansion, Taikoo Shing',
      '太古城 海棠閣',
    ]);
  });

  it('in an estate that its sub-district is named after ends with it in English and begins with it in Chinese', () => {
    const place = places.find(
      ({ kind, en, parent }) =>
        kind === 'streetno' && en === '14' && byId.get(parent ?? '')?.en === 'Seabee Lane',
    );
    const target = byId.get(place?.target ?? '');
    if (!place || !target) throw new Error('14 Seabee Lane is missing');
    expect(locales.map((locale) => fullLabel({ ...located(place), target }, locale))).toEqual([
      '14 Seabee Lane, Discovery Bay',
      '愉景灣 海蜂徑14號',
      '愉景湾 海蜂径14号',
    ]);
  });

  it('typed with its sub-district does not get it again', () => {
    expect(
      manualAddressLabel({ address: '8 Fort Street, north point', district: 'North Point' }, 'en'),
    ).toBe('8 Fort Street, north point');
    expect(manualAddressLabel({ address: '8 Fort Street', district: 'North Point' }, 'en')).toBe(
      '8 Fort Street, North Point',
    );
    expect(manualAddressLabel({ address: '堡壘街8號', district: '北角' }, 'hk')).toBe(
      '北角 堡壘街8號',
    );
  });
});

describe('The label', () => {
  const estate = byId.get('e:taikoo-shing');
  const district = places.find(({ kind, en }) => kind === 'district' && en === 'Quarry Bay');

  it.each([
    ['a floor', (locale: Locale) => floorLabel(12, locale), ['12/F', '12樓', '12楼']],
    ['the ground floor', (locale: Locale) => floorLabel(0, locale), ['G/F', '地下', '地面层']],
    ['a flat', (locale: Locale) => flatLabel('C', locale), ['Flat C', 'C室', 'C室']],
    [
      'a car park of an estate',
      (locale: Locale) => estate && carParkLabel(estate, locale),
      ['Car park, Taikoo Shing', '太古城車位', '太古城车位'],
    ],
    [
      'any other car park of a district',
      (locale: Locale) => district && carParkLabel(district, locale),
      ['Another car park in Quarry Bay', '其他車位：鰂魚涌', '其他车位：鲗鱼涌'],
    ],
  ])('of %s is written as each language writes it', (_what, label, texts) => {
    expect(locales.map((locale) => label(locale))).toEqual(texts);
  });
});
