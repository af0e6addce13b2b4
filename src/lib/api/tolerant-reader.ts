import { z } from 'zod';
import { normaliseProduct } from '@/contracts/application/application-choices';
import { locales, localeSuffixes } from '@/contracts/locale';
import { readAs } from '@/contracts/read-as';
import { isRecord } from '../object/to-record';
import { definitionOf } from './schema-definition';

/** A place where an answer differs from the contract, and what was done about it. */
export interface Deviation {
  path: string;
  problem: string;
}

type Schema = z.core.$ZodType;

interface Place {
  path: string;
  /**
   * Whether unreadable optional values and list items may be dropped. For content only: in a customer's loans or drafts a silently
   * missing item would be misleading.
   */
  canOmit: boolean;
  report: (deviation: Deviation) => void;
}

/**
 * Converts the answer of another implementation to the shape of `schema`, as far as possible without guessing: missing languages are
 * filled from English, numbers and booleans are read from text; in content, unreadable optional values and list items are dropped.
 * Whatever still does not fit is returned unchanged, for the schema to refuse.
 */
export function repair(schema: Schema, value: unknown, place: Place): unknown {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'object':
      return repairObject(definition, value, place);
    case 'array':
      return repairArray(definition.element, value, place);
    case 'record':
      return repairRecord(definition.valueType, value, place);
    case 'union':
      return repairUnion(definition, value, place);
    case 'optional':
    case 'prefault':
      return repairOptional(definition.innerType, value, place);
    case 'default': {
      const repaired = repairOptional(definition.innerType, value, place);
      return repaired === undefined ? definition.defaultValue : repaired;
    }
    case 'catch':
      return repairCatch({ schema, inner: definition.innerType }, value, place);
    case 'nullable':
      return repairNullable(definition.innerType, value, place);
    case 'readonly':
    case 'nonoptional':
      return repair(definition.innerType, value, place);
    case 'lazy':
      return repair(definition.getter(), value, place);
    case 'pipe':
      return repair(definition.in, value, place);
    case 'string':
      return typeof value === 'number' || typeof value === 'bigint' ? String(value) : value;
    case 'number':
      return typeof value === 'string' ? toNumber(value) : value;
    case 'boolean':
      return toBoolean(value);
    case 'literal':
      return definition.values.find((literal) => isSameLiteral(literal, value)) ?? value;
    case 'enum':
      return repairEnum(
        { schema, entries: Object.values(definition.entries) },
        withoutAlias(value),
        place,
      );
    case 'any':
    case 'bigint':
    case 'custom':
    case 'date':
    case 'file':
    case 'function':
    case 'intersection':
    case 'map':
    case 'nan':
    case 'never':
    case 'null':
    case 'promise':
    case 'set':
    case 'success':
    case 'symbol':
    case 'template_literal':
    case 'transform':
    case 'tuple':
    case 'undefined':
    case 'unknown':
    case 'void':
      return value;
  }
}

/** Whether a repaired value can be used: size limits apply to what we send, not to what we read. */
export function isReadable(schema: Schema, value: unknown): boolean {
  const result = z.safeParse(schema, value);
  return result.success || result.error.issues.every(({ code }) => code === 'too_big');
}

function repairObject(
  { shape, catchall }: { shape: Readonly<Record<string, Schema>>; catchall?: Schema | undefined },
  value: unknown,
  place: Place,
): unknown {
  // A bare list is accepted where the contract requires `{ data: [...] }`.
  const source = Array.isArray(value) && 'data' in shape ? { data: value } : value;
  if (!isRecord(source)) return source;
  const filled = fillLanguages(shape, source);
  const isStrict = catchall?._zod.def.type === 'never';
  const repaired = isStrict ? withoutUnknown(shape, filled, place) : { ...filled };
  for (const [key, inner] of Object.entries(shape)) {
    const result = repair(inner, filled[key], { ...place, path: join(place.path, key) });
    if (result === undefined) delete repaired[key];
    else repaired[key] = result;
  }
  return repaired;
}

/** Unknown properties are removed, because a strict object would be refused as a whole. */
function withoutUnknown(
  shape: Readonly<Record<string, Schema>>,
  source: Readonly<Record<string, unknown>>,
  { path, report }: Place,
): Record<string, unknown> {
  const isKnown = (key: string) => Object.hasOwn(shape, key);
  for (const key of Object.keys(source))
    if (!isKnown(key))
      report({ path: join(path, key), problem: 'a value that is not known was left out' });
  return Object.fromEntries(Object.entries(source).filter(([key]) => isKnown(key)));
}

function repairArray(element: Schema, value: unknown, place: Place): unknown {
  const isMissing = value === undefined || value === null;
  // A response whose main list `data` is missing is unreadable; a list inside an item is read as empty.
  if (isMissing && place.canOmit && place.path !== 'data') {
    place.report({ path: place.path, problem: 'a missing list was read as empty' });
    return [];
  }
  if (!Array.isArray(value)) return value;
  return value.flatMap((item: unknown, index) => {
    const path = join(place.path, String(index));
    const found: Deviation[] = [];
    const repaired = repair(element, item, {
      ...place,
      path,
      report: (deviation) => found.push(deviation),
    });
    if (!place.canOmit || isReadable(element, repaired)) {
      found.forEach(place.report);
      return [repaired];
    }
    place.report({ path, problem: 'an item that cannot be read was left out' });
    return [];
  });
}

function repairRecord(valueType: Schema, value: unknown, place: Place): unknown {
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [
    key,
    repair(valueType, inner, { ...place, path: join(place.path, key) }),
  ]);
  return Object.fromEntries(
    entries.filter(([, inner]) => !place.canOmit || isReadable(valueType, inner)),
  );
}

function repairUnion(
  { options }: { options: readonly Schema[] },
  value: unknown,
  place: Place,
): unknown {
  for (const option of options) {
    const found: Deviation[] = [];
    const repaired = repair(option, value, {
      ...place,
      report: (deviation) => found.push(deviation),
    });
    if (!isReadable(option, repaired)) continue;
    found.forEach(place.report);
    return repaired;
  }
  return value;
}

function repairOptional(inner: Schema, value: unknown, place: Place): unknown {
  if (value === undefined) return undefined;
  const repaired = repair(inner, value, place);
  if (isReadable(inner, repaired)) return repaired;
  if (value === null) return undefined;
  if (!place.canOmit) return repaired;
  place.report({ path: place.path, problem: 'an optional value that cannot be read was left out' });
  return undefined;
}

function repairCatch(
  { schema, inner }: { schema: Schema; inner: Schema },
  value: unknown,
  place: Place,
): unknown {
  const found: Deviation[] = [];
  // A value that may be dropped as a whole may also lose list items.
  const repaired = repair(inner, value, {
    ...place,
    canOmit: true,
    report: (deviation) => found.push(deviation),
  });
  if (isReadable(inner, repaired)) {
    found.forEach(place.report);
    return repaired;
  }
  const standIn = z.safeParse(schema, value);
  if (!standIn.success) return value;
  place.report({ path: place.path, problem: 'a value that cannot be read was replaced' });
  return standIn.data;
}

/** Null has a meaning, such as "no arrears", so only content may lack a nullable value. */
function repairNullable(inner: Schema, value: unknown, place: Place): unknown {
  if (value === null) return null;
  if (value === undefined) return place.canOmit ? null : undefined;
  return repair(inner, value, place);
}

/** Fills `titleHk` and `titleCn` from `titleEn`, and that one from any other, where a schema has all three; a plain `title` of the schema is one more. */
function fillLanguages(
  shape: Readonly<Record<string, Schema>>,
  source: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const filled: Record<string, unknown> = { ...source };
  for (const key of Object.keys(shape)) {
    if (!key.endsWith(localeSuffixes.en)) continue;
    const field = key.slice(0, -localeSuffixes.en.length);
    const keys = locales.map((locale) => `${field}${localeSuffixes[locale]}`);
    if (!keys.every((name) => name in shape)) continue;
    const names = field in shape ? [...keys, field] : keys;
    const fallback = [key, ...names].map((name) => source[name]).find(isFilled);
    if (fallback === undefined) continue;
    for (const name of names) if (!isFilled(source[name])) filled[name] = fallback;
  }
  return filled;
}

/** Reads the alias '1st-mtg', which an API may send for the first mortgage, as `first` wherever a product is named. */
const withoutAlias = (value: unknown): unknown =>
  typeof value === 'string' ? (normaliseProduct(value) ?? value) : value;

const isFilled = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0);

const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

function toNumber(text: string): unknown {
  const plain = text.trim().replaceAll(',', '');
  return plain !== '' && Number.isFinite(Number(plain)) ? Number(plain) : text;
}

function toBoolean(value: unknown): unknown {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return value;
  if (/^(?:true|1|y|yes)$/i.test(text.trim())) return true;
  return /^(?:false|0|n|no|)$/i.test(text.trim()) ? false : value;
}

const isSameLiteral = (literal: unknown, value: unknown): boolean =>
  literal === value ||
  (typeof literal === 'boolean' && toBoolean(value) === literal) ||
  (typeof literal === 'number' && typeof value === 'string' && toNumber(value) === literal);

function repairEnum(
  { schema, entries }: { schema: Schema; entries: readonly (string | number)[] },
  value: unknown,
  { path, canOmit, report }: Place,
): unknown {
  const wanted = typeof value === 'string' ? value.trim().toLowerCase() : undefined;
  const found = entries.find((entry) => String(entry).toLowerCase() === wanted);
  const standIn = canOmit ? readAs.get(schema)?.value : undefined;
  if (found !== undefined || standIn === undefined) return found ?? value;
  report({ path, problem: `a value that cannot be read was read as ${standIn}` });
  return standIn;
}
