import { z } from 'zod';
import { isoDate } from '../common-fields';

const span = z.object({ from: z.string(), to: z.string() });

/** When the office is open, as `HH:mm` in Hong Kong; null where it stays closed. `closedOn`: days to come, besides general holidays, on which it is not. */
export const officeHoursSchema = z.object({
  weekdays: span.nullable(),
  saturday: span.nullable(),
  closedOn: z.array(isoDate),
});
export type OfficeHours = z.output<typeof officeHoursSchema>;
