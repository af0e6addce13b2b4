import { isoDate } from '../common-fields';

// PostgreSQL knows no year 0.
const day = isoDate.refine((text) => text >= '1000').describe('A day from the year 1000 on.');

/** The days of a report in Hong Kong, both included; each report says how many it takes where none are given. */
export const reportDayFields = { from: day.optional(), to: day.optional() };

/** The days that a report is compared with: as many days before unless given; one of them alone begins or ends as many days. */
export const comparedDayFields = { comparedFrom: day.optional(), comparedTo: day.optional() };
