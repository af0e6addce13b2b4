import { z } from 'zod';
import { blockHtmlFields, noticeHtmlFields } from '@/contracts/content/html-fields';
import { imageSchema } from '@/contracts/content/image';
import { pageSchema } from '@/contracts/content/page';
import { collectionSchemas, noticeSchemas } from '@/contracts/desk';
import type { ContentKind } from '@/contracts/content/content-desk';
import { locales, localeSuffixes } from '@/contracts/locale';

/** How one part of a document is written; `lines` is a list with one entry a line. */
export type ContentField =
  | { kind: 'text' | 'day' | 'moment' | 'flag' | 'image' }
  | { kind: 'number' }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'lines'; isNumber: boolean; options: readonly string[] }
  | { kind: 'fixed'; value: string }
  | { kind: 'list'; item: ContentField }
  | { kind: 'group'; parts: readonly ContentPart[] }
  | { kind: 'variants'; by: string; variants: readonly ContentVariant[] };

/** A named part of a group. One that is `isLocalised` exists in each language, under its name with the suffix of the language. */
export interface ContentPart {
  name: string;
  field: ContentField;
  isLocalised: boolean;
  isOptional: boolean;
  /** A text with markup, which is sanitised when it is stored. */
  isHtml: boolean;
}

/** One of the shapes that a part can have, such as a block of one type. */
export interface ContentVariant {
  name: string;
  parts: readonly ContentPart[];
}

const suffixes = locales.map((locale) => localeSuffixes[locale]);
const suffixPattern = new RegExp(`(?:${suffixes.join('|')})$`);

function unwrap(schema: unknown): { inner: unknown; isOptional: boolean } {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  )
    return { inner: unwrap(schema.unwrap()).inner, isOptional: true };
  return { inner: schema, isOptional: false };
}

const literalOf = (schema: unknown): string =>
  schema instanceof z.ZodLiteral ? String([...schema.values][0]) : '';

function optionsOf(schema: unknown): string[] {
  const { inner } = unwrap(schema);
  if (inner instanceof z.ZodEnum) return inner.options.map(String);
  if (inner instanceof z.ZodLiteral) return [literalOf(inner)];
  return inner instanceof z.ZodUnion ? inner.options.flatMap(optionsOf) : [];
}

/** The field for a schema. Throws for one that no field is made for, so that a new kind of schema is noticed. */
export function fieldOf(schema: unknown): ContentField {
  const { inner } = unwrap(schema);
  if (inner === imageSchema) return { kind: 'image' };
  if (inner instanceof z.ZodDiscriminatedUnion) {
    const by = String(inner.def.discriminator);
    return {
      kind: 'variants',
      by,
      variants: inner.options.map((option: unknown) => variantOf(option, by)),
    };
  }
  if (inner instanceof z.ZodObject) return { kind: 'group', parts: partsOf(inner.shape) };
  if (inner instanceof z.ZodArray) {
    const item = fieldOf(inner.element);
    if (item.kind === 'group' || item.kind === 'variants') return { kind: 'list', item };
    const options = optionsOf(inner.element);
    return { kind: 'lines', isNumber: item.kind === 'number', options };
  }
  if (inner instanceof z.ZodLiteral) return { kind: 'fixed', value: literalOf(inner) };
  if (inner instanceof z.ZodEnum || inner instanceof z.ZodUnion)
    return { kind: 'choice', options: optionsOf(inner) };
  if (inner instanceof z.ZodNumber) return { kind: 'number' };
  if (inner instanceof z.ZodBoolean) return { kind: 'flag' };
  if (inner instanceof z.ZodISODate) return { kind: 'day' };
  if (inner instanceof z.ZodISODateTime) return { kind: 'moment' };
  if (inner instanceof z.ZodString) return { kind: 'text' };
  throw new Error('No field is made for a schema');
}

function variantOf(schema: unknown, by: string): ContentVariant {
  if (!(schema instanceof z.ZodObject)) throw new Error('A variant is no object');
  const shape: Record<string, unknown> = schema.shape;
  const name = literalOf(shape[by]);
  return { name, parts: partsOf(shape, blockHtmlFields[name]) };
}

function partsOf(
  shape: Readonly<Record<string, unknown>>,
  htmlFields: readonly string[] = [],
): ContentPart[] {
  const names = Object.keys(shape);
  const isLocalised = (name: string) =>
    suffixPattern.test(name) &&
    suffixes.every((suffix) => names.includes(name.replace(suffixPattern, suffix)));
  return names
    .filter((name) => !isLocalised(name) || name.endsWith(localeSuffixes.en))
    .map((name) => {
      const ownName = isLocalised(name) ? name.replace(suffixPattern, '') : name;
      return {
        name: ownName,
        field: fieldOf(shape[name]),
        isLocalised: isLocalised(name),
        isOptional: unwrap(shape[name]).isOptional,
        isHtml: htmlFields.includes(ownName),
      };
    });
}

/** Named by the address of the document. */
const ownNames = ['slug', '_id'];

const schemas = { page: pageSchema, ...collectionSchemas, ...noticeSchemas };

/** What a document of a kind is made of, without its own name. */
export function contentParts(kind: ContentKind): readonly ContentPart[] {
  const field = fieldOf(schemas[kind]);
  if (field.kind !== 'group') return [];
  return field.parts
    .filter(({ name }) => !ownNames.includes(name))
    .map((part) => ({
      ...part,
      isHtml: kind in noticeSchemas && noticeHtmlFields.includes(part.name),
    }));
}
