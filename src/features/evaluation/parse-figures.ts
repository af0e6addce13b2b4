import { quoteLimits } from '@/contracts/limits/limits';
import { hongKongDay } from '@/lib/hong-kong-day';
import { sqftPerSqm } from '@/lib/area';
import { parseDecimal, normaliseText } from '@/lib/parse-number';

export type AreaUnit = 'sqft' | 'sqm';

const feet =
  /\s*(?:sq\.?\s*(?:ft|feet|foot)\.?|square\s+(?:feet|foot)|ft2|sf|平方呎|平方英尺|方呎|呎|尺)$/;
const metres =
  /\s*(?:sq\.?\s*(?:m|metres?|meters?)\.?|square\s+(?:metres?|meters?)|sqm|m2|平方公尺|平方米|平米|㎡|米)$/;

/** A saleable area in square feet: `650`, `６５０`, `650 sq ft`, `60 m²`, `60平方米`; a unit in the text wins over `unit`. Null if it is none, or beyond what a quote may ask for. */
export function parseArea(text: string, unit: AreaUnit): number | null {
  const plain = normaliseText(text);
  const named: AreaUnit | null = feet.test(plain) ? 'sqft' : metres.test(plain) ? 'sqm' : null;
  const value = parseDecimal(plain.replace(named === 'sqft' ? feet : metres, ''));
  if (value === null) return null;
  const sqft = (named ?? unit) === 'sqft' ? value : Math.round(value * sqftPerSqm * 10) / 10;
  return Math.abs(sqft) > quoteLimits.areaSqft ? null : sqft;
}

const ground = /^(?:g|g\/f|ground(?:\s+floor)?|地下|地面|地面层|地面層)$/;

/** A floor number: `12`, `１２樓`, `12/F`, `G/F` and `地下` as 0. Null if it is none. */
export function parseFloorNumber(text: string): number | null {
  const plain = normaliseText(text);
  if (ground.test(plain)) return 0;
  const digits =
    /^(\d{1,3})\s*(?:\/f|f|\/|樓|楼|層|层|th floor|st floor|nd floor|rd floor|floor)?\.?$/.exec(
      plain.replace(/^第/, ''),
    )?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Figures that are years of completion, likely or not; the API says which ages make sense. */
const years = { first: 1_000, last: 2_999 } as const;

const hongKongYear = (): number => Number(hongKongDay(new Date()).slice(0, 4));

/** Whole or part years: `30`, `30年`, `30 years`; or the year of completion, such as `1986`, from which one in the future gives an age below 0; `thisYear` is Hong Kong's. Null if it is none, or beyond what a quote may ask for. */
export function parseAge(text: string, thisYear: number = hongKongYear()): number | null {
  const figure = parseDecimal(
    normaliseText(text).replace(/\s*(?:years?|yrs?|年樓齡|年楼龄|年建成|年落成|年)$/, ''),
  );
  const isYear =
    figure !== null && Number.isInteger(figure) && figure >= years.first && figure <= years.last;
  const age = isYear ? thisYear - figure : figure;
  return age !== null && Math.abs(age) > quoteLimits.ageYears ? null : age;
}
