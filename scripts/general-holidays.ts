// npm run general-holidays: the general holidays of Hong Kong from 2000 to 2100, as `date-holidays` computes them. Loading that library and asking it for one year takes a server most of a second and 40 MB.
import { writeFileSync } from 'node:fs';
import { generalHolidays } from './lib/general-holidays';

const years = Array.from({ length: 101 }, (_, past) => 2000 + past);
writeFileSync(
  'src/backoffice/common/general-holidays.data.json',
  `${JSON.stringify(Object.fromEntries(years.map((year) => [year, generalHolidays(year)])), null, 2)}\n`,
);
