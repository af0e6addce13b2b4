import { directTouch, type Touch } from '@/lib/visit/touch';
import { unknownArrival, withArrival } from '@/lib/visit/touches';
import type { Visit } from '@/lib/visit/visit';

export const noon = '2026-11-16T04:00:00Z';

/** A visit of a named visitor at noon in Hong Kong, direct unless a touch is given. */
export const visitBy = (
  visitor: string,
  touch: Partial<Touch> = {},
  { at = noon, ...seen }: Partial<Omit<Visit, 'at'>> & { at?: string } = {},
): Visit => ({
  visitor,
  touch: { ...directTouch, ...touch },
  touches: withArrival(
    { first: unknownArrival, last: unknownArrival },
    { ...directTouch, ...touch },
    seen.landing ?? '/',
  ),
  landing: '/',
  language: 'en',
  device: 'computer',
  ...seen,
  at: new Date(at),
});
