import type { FloorItem, RoomItem } from '@/contracts/evaluation/evaluation';
import type { Translate } from '@/i18n/server';
import type { Locale } from '@/contracts/locale';

interface NamedFlat {
  /** The place that the flat is in, as it is called in the page's language. */
  place: string;
  /** An option's value (`f:12`, `r:A`) or typed text. */
  floor: string;
  room: string;
}

interface NameWords {
  floors: readonly FloorItem[];
  rooms: readonly RoomItem[];
  t: Translate;
  locale: Locale;
}

function nameOf(chosen: string, known: readonly FloorItem[], named: (text: string) => string): string {
  const text = chosen.replace(/^[fr]:/, '').trim();
  return known.find(({ value }) => value === chosen)?.label ?? (/^-?\w{1,3}$/.test(text) ? named(text) : text);
}

/** A flat as an address names it: the flat first in English, the place first in Chinese. */
export function flatName({ place, floor, room }: NamedFlat, { floors, rooms, t, locale }: NameWords): string {
  const parts = [nameOf(room, rooms, (text) => t('flat.roomNamed', { room: text })), nameOf(floor, floors, (text) => t('flat.floorNamed', { floor: text })), place].filter((part) => part !== '');
  return locale === 'en' ? parts.join(', ') : parts.reverse().join(' ');
}
