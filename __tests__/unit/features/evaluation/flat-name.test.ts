import type { FloorItem, RoomItem } from '@/contracts/evaluation/evaluation';
import { flatName } from '@/features/evaluation/flat-name';
import type { Locale } from '@/contracts/locale';
import cn from '@locales/cn/evaluation.json';
import en from '@locales/en/evaluation.json';
import hk from '@locales/hk/evaluation.json';

const flat = { cn: cn.flat, en: en.flat, hk: hk.flat };

function words(locale: Locale, floors: FloorItem[] = [], rooms: RoomItem[] = []) {
  const t = (key: string, values: Record<string, unknown> = {}): string => {
    const text = key === 'flat.roomNamed' ? flat[locale].roomNamed : flat[locale].floorNamed;
    return text.replace(/\{\{(\w+)\}\}/, (_all, name: string) => String(values[name]));
  };
  return { floors, rooms, t, locale };
}

describe('the name of a flat', () => {
  const floors = [{ key: 'f:12', value: 'f:12', label: '12/F' }];
  const rooms = [{ key: 'r:A', value: 'r:A', label: 'Flat A', saleableAreaSqft: null }];

  it('is what the lists call it, the flat first in English', () => {
    expect(
      flatName(
        { place: 'Block 3, Kornhill', floor: 'f:12', room: 'r:A' },
        words('en', floors, rooms),
      ),
    ).toBe('Flat A, 12/F, Block 3, Kornhill');
  });

  it.each<[Locale, string]>([
    ['en', 'Flat 7B, 31/F, Kornhill'],
    ['hk', 'Kornhill 31樓 7B室'],
    ['cn', 'Kornhill 31楼 7B室'],
  ])('is made of what was typed where no list knows it: %s', (locale, expected) => {
    expect(flatName({ place: 'Kornhill', floor: '31', room: '7B' }, words(locale))).toBe(expected);
  });

  it('leaves words of one’s own as they are, and out what is not known', () => {
    expect(
      flatName({ place: 'Kornhill', floor: 'Upper ground', room: 'Penthouse 2' }, words('en')),
    ).toBe('Penthouse 2, Upper ground, Kornhill');
    expect(flatName({ place: 'Kornhill', floor: '', room: '' }, words('en'))).toBe('Kornhill');
  });
});
