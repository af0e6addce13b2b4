import { builtInDrafts } from '@/backoffice/domains/evaluation/dataset/built-in-dataset';
import {
  fullLabel,
  manualAddressLabel,
} from '@/backoffice/domains/evaluation/address/place-labels';
import type { Place } from '@/backoffice/domains/evaluation/address/place.types';
import { locales } from '@/contracts/locale';

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
