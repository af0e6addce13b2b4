import type { FloorItem, RoomItem } from '@/contracts/evaluation/evaluation';
import type { TranslationProps } from '@/i18n/translation-props';
import { joinAddress } from '@/lib/texts/join-address';

interface FlatParts {
  /** Display name of the place that contains the flat. */
  place: string;
  /** An option's value (`f:12`, `r:A`) or typed text. */
  floor: string;
  room: string;
}

interface FlatNameOptions extends TranslationProps<'evaluation'> {
  floors: readonly FloorItem[];
  rooms: readonly RoomItem[];
}

function partName(
  chosen: string,
  known: readonly FloorItem[],
  named: (text: string) => string,
): string {
  const text = chosen.replace(/^[fr]:/, '').trim();
  return (
    known.find(({ value }) => value === chosen)?.label ??
    (/^-?\w{1,3}$/.test(text) ? named(text) : text)
  );
}

/** The name of a flat as in an address: flat first in English, place first in Chinese. */
export function flatName(
  { place, floor, room }: FlatParts,
  { floors, rooms, t, locale }: FlatNameOptions,
): string {
  const parts = [
    partName(room, rooms, (text) => t('flat.roomNamed', { room: text })),
    partName(floor, floors, (text) => t('flat.floorNamed', { floor: text })),
    place,
  ].filter((part) => part !== '');
  return joinAddress(parts, locale);
}
