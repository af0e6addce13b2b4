import type { ChosenPlaces } from '@/contracts/evaluation/evaluation';

/** Whether the places chosen are narrow enough to mean one property or building: an area, a district or a whole street is not. */
export function namesProperty({ estate, streetno, building, block }: ChosenPlaces): boolean {
  return [block, building, streetno, estate].some((id) => id !== undefined);
}
