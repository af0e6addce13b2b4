import type { ChosenPlaces } from '@/contracts/evaluation/chosen-places';

/** Whether the selected places identify one property or building: an area, a district or a whole street does not. */
export function identifiesProperty({ estate, streetno, building, block }: ChosenPlaces): boolean {
  return [block, building, streetno, estate].some((id) => id !== undefined);
}
