import { dayMs } from '@/lib/hong-kong-day';
import type { EpochDay, Sale } from './sale.types';

/** Day number of a date written YYYY-MM-DD, or null where the text is not such a date. */
export function parseDay(text: string): EpochDay | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(text);
  if (!match) return null;
  const time = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  const day = time / dayMs;
  // A day beyond its month would count as one of the next.
  return isoDayOf(day) === match[0] ? day : null;
}

/** A day number as YYYY-MM-DD. */
export function isoDayOf(day: EpochDay): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/** Splits comma-separated text with double-quoted fields (RFC 4180) into records keyed by the header. */
export function parseCsvRecords(text: string): Record<string, string>[] {
  const rows = parseCsvRows(text.replace(/^\uFEFF/, ''));
  const header = rows[0] ?? [];
  return rows
    .slice(1)
    .map((row) => Object.fromEntries(header.map((name, index) => [name.trim(), row[index] ?? ''])));
}

/** One record of the published transaction shape as a sale; null where date, area or price is missing or not a positive number. */
export function saleFromRecord(record: Record<string, string>, id: string): Sale | null {
  const soldOnDay = parseDay(record['tx_date'] ?? '');
  const areaSqft = positiveNumber(record['saleable_area_sqft']);
  const priceHkd = positiveNumber(record['price_hkd']);
  if (soldOnDay === null || areaSqft === null || priceHkd === null) return null;
  const completedOnDay = parseDay(record['completed'] ?? '');
  const latitude = finiteNumber(record['lat']);
  const longitude = finiteNumber(record['lon']);
  return {
    id,
    soldOnDay,
    priceHkd,
    areaSqft,
    district: record['district'] ?? '',
    subDistrict: record['sub_district'] ?? '',
    estate: record['estate'] ?? '',
    building: record['building'] ?? '',
    flat: record['flat'] ?? '',
    floor: parseFloor(record['floor'] ?? ''),
    completedOnDay,
    latitude,
    longitude,
    isFirstHand: Number(record['first_hand']) === 1,
    isCompletionBlank: completedOnDay === null,
  };
}

/** Floor number of a floor label: `G`, `UG`, `M` count as 0, `LG` and `B` as -1, `12A` as 12; null where it names none. */
export function parseFloor(label: string): number | null {
  const text = label.trim().toUpperCase();
  const digits = /^L?(\d{1,3})[A-Z]?(?:\.0)?$/.exec(text);
  if (digits) return Number(digits[1]);
  if (/^(G|GROU|GROUND|G\/F|UG|M)$/.test(text)) return 0;
  if (/^(LG\d?|B\d?|UB)$/.test(text)) return -1;
  return null;
}

function positiveNumber(text: string | undefined): number | null {
  const value = finiteNumber(text);
  return value !== null && value > 0 ? value : null;
}

function finiteNumber(text: string | undefined): number | null {
  if (text === undefined || text.trim() === '') return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}

function parseCsvRows(text: string): string[][] {
  const rows: string[][] = [];
  for (const line of splitLines(text)) {
    if (line === '') continue;
    rows.push(line.includes('"') ? splitQuoted(line) : line.split(','));
  }
  return rows;
}

function splitLines(text: string): string[] {
  if (!text.includes('"')) return text.split(/\r?\n/);
  const lines: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') isQuoted = !isQuoted;
    if (character !== '\n' || isQuoted) continue;
    lines.push(text.slice(start, index).replace(/\r$/, ''));
    start = index + 1;
  }
  lines.push(text.slice(start).replace(/\r$/, ''));
  return lines;
}

function splitQuoted(line: string): string[] {
  const fields: string[] = [];
  let field = '';
  let isQuoted = false;
  for (let index = 0; index < line.length; index += 1) {
    const character = line[index];
    if (character === '"' && isQuoted && line[index + 1] === '"') {
      field += '"';
      index += 1;
    } else if (character === '"') isQuoted = !isQuoted;
    else if (character === ',' && !isQuoted) {
      fields.push(field);
      field = '';
    } else field += character;
  }
  return [...fields, field];
}
