import { z } from 'zod';
import { imageSchema } from '@/contracts/content/image';
import { locales, localeSuffixes } from '@/contracts/locale';
import { fromHongKongTime, toHongKongTime } from '@/lib/hong-kong-day';
import { isRecord } from '@/lib/object/to-record';
import type { ContentField, ContentPart } from './schema-field';

/** What stands in the fields: texts as they are typed, flags, and lists and groups of these. */
export type FormValues = Record<string, unknown>;

const namesOf = ({ name, isLocalised }: ContentPart): string[] =>
  isLocalised ? locales.map((locale) => `${name}${localeSuffixes[locale]}`) : [name];

const scalar = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function toValue(field: ContentField, value: unknown): unknown {
  switch (field.kind) {
    case 'flag':
      return value === true;
    case 'fixed':
      return field.value;
    case 'lines':
      return Array.isArray(value) ? value.map(scalar).join('\n') : '';
    case 'list':
      return Array.isArray(value) ? value.map((item) => toValue(field.item, item)) : [];
    case 'group':
      return toFormValues(field.parts, value);
    case 'variants': {
      const chosen = variantIn(field, value);
      return chosen ? { ...toFormValues(chosen.parts, value), [field.by]: chosen.name } : {};
    }
    case 'image':
      return imageOf(value);
    case 'moment':
      return toHongKongTime(scalar(value));
    case 'text':
    case 'day':
    case 'number':
    case 'choice':
      return scalar(value);
  }
}

const textsOfImage = { altEn: z.string(), altHk: z.string(), altCn: z.string() };
const writtenImageSchema = imageSchema.extend(textsOfImage);

/** An image as its form has it, whatever is said about it; an empty text for none. */
export const imageOf = (value: unknown): z.output<typeof writtenImageSchema> | '' =>
  writtenImageSchema.safeParse(value).data ?? '';

/** The shape that a value of several has; undefined for one that there is not. */
export function variantIn(field: Extract<ContentField, { kind: 'variants' }>, value: unknown) {
  const name = isRecord(value) ? value[field.by] : undefined;
  return field.variants.find((variant) => variant.name === name);
}

/** A document as its form shows it. */
export function toFormValues(parts: readonly ContentPart[], body: unknown): FormValues {
  const given = isRecord(body) ? body : {};
  return Object.fromEntries(
    parts.flatMap((part) => namesOf(part).map((name) => [name, toValue(part.field, given[name])])),
  );
}

/** A number as it was typed; what is none stays, so that the server says so. */
const numberOf = (text: string): number | string =>
  text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;

/** Undefined where an empty field means that there is nothing. */
function fromValue(field: ContentField, value: unknown): unknown {
  switch (field.kind) {
    case 'flag':
      return value === true;
    case 'fixed':
      return field.value;
    case 'number': {
      const text = scalar(value);
      return text.trim() === '' ? undefined : numberOf(text);
    }
    case 'lines': {
      const lines = scalar(value)
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
      return field.isNumber ? lines.map(numberOf) : lines;
    }
    case 'list':
      return Array.isArray(value) ? value.map((item) => fromValue(field.item, item)) : [];
    case 'group':
      return isRecord(value) ? toBody(field.parts, value) : {};
    case 'variants': {
      const chosen = variantIn(field, value);
      return chosen && isRecord(value)
        ? { ...toBody(chosen.parts, value), [field.by]: chosen.name }
        : {};
    }
    case 'image': {
      const image = imageOf(value);
      return image === '' ? undefined : image;
    }
    case 'moment':
      return scalar(value) === '' ? undefined : fromHongKongTime(scalar(value));
    case 'choice':
    case 'day':
      return scalar(value) === '' ? undefined : scalar(value);
    case 'text':
      return scalar(value);
  }
}

/** Whether nothing is written: of a group, in any of its parts. */
function isEmpty(value: unknown): boolean {
  if (isRecord(value)) return Object.values(value).every(isEmpty);
  return (
    value === undefined ||
    value === '' ||
    value === false ||
    (Array.isArray(value) && value.length === 0)
  );
}

/** The document that a form says; optional parts that are empty are left out. */
export function toBody(parts: readonly ContentPart[], values: FormValues): Record<string, unknown> {
  return Object.fromEntries(
    parts.flatMap((part) =>
      namesOf(part).flatMap((name): [string, unknown][] => {
        const value = fromValue(part.field, values[name]);
        const isLeftOut = value === undefined || (part.isOptional && isEmpty(value));
        return isLeftOut ? [] : [[name, value]];
      }),
    ),
  );
}
