import fc from 'fast-check';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

const maxText = 60;
const maxItems = 3;
const anything = fc.jsonValue({ maxDepth: 1 });

/** Arbitrary values accepted by a schema according to the JSON Schema of its input; refinements in code may still reject them. */
export function arbitraryOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  return fromJson(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

function fromJson(schema: JsonSchema | boolean | undefined): fc.Arbitrary<unknown> {
  if (schema === undefined || typeof schema === 'boolean') return anything;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map(fromJson));
  switch (schema.type) {
    case 'string':
      return memoizedText(schema);
    case 'integer':
    case 'number':
      return numeric(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return list(schema);
    case 'object':
      return record(schema);
    default:
      return anything;
  }
}

const texts = new Map<string, fc.Arbitrary<unknown>>();

/** Memoized: compiling the arbitrary of a pattern can take a second, and the contract repeats its patterns. */
function memoizedText({
  format,
  pattern,
  minLength,
  maxLength,
  contentEncoding,
}: JsonSchema): fc.Arbitrary<unknown> {
  const wanted = { format, pattern, minLength, maxLength, contentEncoding };
  const key = JSON.stringify(wanted);
  const made = texts.get(key) ?? text(wanted);
  texts.set(key, made);
  return made;
}

function text({
  format,
  pattern,
  minLength = 0,
  maxLength = maxText,
  contentEncoding,
}: JsonSchema): fc.Arbitrary<unknown> {
  const day = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2027-12-31'),
    noInvalidDate: true,
  });
  if (format === 'date') return day.map((date) => date.toISOString().slice(0, 10));
  if (format === 'date-time') return day.map((date) => date.toISOString());
  if (format === 'email') return fc.stringMatching(/^[a-z]{3,8}@[a-z]{3,8}\.com$/);
  if (format === 'uuid') return fc.uuid({ version: 4 });
  if (contentEncoding === 'base64') return fc.base64String({ maxLength: maxText });
  const longest = Math.max(minLength, Math.min(maxLength, maxText));
  const plain = fc
    .string({ minLength, maxLength: longest, unit: 'grapheme' })
    .map((value) => [...value].slice(0, longest).join(''));
  if (pattern === undefined)
    return fc.oneof(
      plain,
      fc.stringMatching(new RegExp(`^[a-z0-9]{${Math.max(1, minLength)},${longest}}$`)),
    );
  try {
    return fc.stringMatching(new RegExp(pattern), { size: 'small' });
  } catch {
    return plain;
  }
}

function numeric({
  type,
  minimum = -1_000_000,
  maximum = 1_000_000,
  exclusiveMinimum,
  multipleOf,
}: JsonSchema): fc.Arbitrary<number> {
  const [low, high] = [Math.max(minimum, -1_000_000_000), Math.min(maximum, 1_000_000_000)];
  if (type === 'integer') return fc.integer({ min: Math.ceil(low), max: Math.floor(high) });
  const smallest =
    exclusiveMinimum === undefined ? low : Math.max(low, Number(exclusiveMinimum) + 0.01);
  const cents = fc
    .integer({ min: Math.ceil(smallest * 100), max: Math.floor(high * 100) })
    .map((count) => count / 100);
  return multipleOf === undefined
    ? fc.oneof(cents, fc.double({ min: smallest, max: high, noNaN: true }))
    : cents;
}

function list({
  items,
  minItems = 0,
  maxItems: most = maxItems,
}: JsonSchema): fc.Arbitrary<unknown[]> {
  const item = Array.isArray(items) ? fc.oneof(...items.map(fromJson)) : fromJson(items);
  return fc.array(item, {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(most, maxItems)),
  });
}

function record({
  properties,
  required = [],
  additionalProperties,
  propertyNames,
}: JsonSchema): fc.Arbitrary<object> {
  if (!properties && typeof additionalProperties === 'object')
    return fc.dictionary(fromJson(propertyNames).map(String), fromJson(additionalProperties), {
      maxKeys: maxItems,
    });
  const fields = Object.fromEntries(
    Object.entries(properties ?? {}).map(([name, field]) => [name, fromJson(field)]),
  );
  return fc.record(fields, { requiredKeys: required, noNullPrototype: true });
}
