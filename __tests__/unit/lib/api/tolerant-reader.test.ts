import { z } from 'zod';
import { endpoints } from '@/contracts/endpoints';
import { notificationSchema } from '@/contracts/site/site';
import { isReadable, repair, type Deviation } from '@/lib/api/tolerant-reader';

function read(schema: z.ZodType, value: unknown, { canOmit = true } = {}) {
  const deviations: Deviation[] = [];
  const repaired = repair(schema, value, {
    path: '',
    canOmit,
    report: (deviation) => deviations.push(deviation),
  });
  return { repaired, isReadable: isReadable(schema, repaired), deviations };
}

describe('An answer of another hand', () => {
  it('that lacks a language shows the English text in its place', () => {
    const { repaired } = read(notificationSchema, { _id: 'n1', contentEn: '<p>Open</p>' });
    expect(repaired).toEqual({
      _id: 'n1',
      contentEn: '<p>Open</p>',
      contentHk: '<p>Open</p>',
      contentCn: '<p>Open</p>',
    });
  });

  it.each([
    ['1st-mtg', 'first'],
    ['2nd-mtg', 'second'],
    ['second', 'second'],
    ['3rd-mtg', '3rd-mtg'],
  ])('that calls the product %p means %p', (name, product) => {
    const schema = z.object({ data: z.object({ product: z.enum(['first', 'second']) }) });
    expect(read(schema, { data: { product: name } }).repaired).toEqual({ data: { product } });
  });

  it('that has Chinese only shows that also in English', () => {
    const { repaired, isReadable: fits } = read(notificationSchema, {
      _id: 'n1',
      contentEn: null,
      contentHk: '開放',
    });
    expect(fits).toBe(true);
    expect(repaired).toMatchObject({ contentEn: '開放', contentCn: '開放' });
  });

  it('keeps what is there and takes empty lists and texts for missing', () => {
    const schema = z.object({
      linesEn: z.array(z.string()).min(1),
      linesHk: z.array(z.string()).min(1),
      linesCn: z.array(z.string()).min(1),
    });
    const { repaired } = read(schema, { linesEn: ['one'], linesHk: [], linesCn: ['一'] });
    expect(repaired).toEqual({ linesEn: ['one'], linesHk: ['one'], linesCn: ['一'] });
  });

  it.each([
    { value: '12.5', expected: 12.5, what: 'a number', schema: z.number() },
    { value: '1,234', expected: 1234, what: 'a number', schema: z.number() },
    { value: 7, expected: '7', what: 'a text', schema: z.string() },
    { value: 'true', expected: true, what: 'a boolean', schema: z.boolean() },
    { value: '0', expected: false, what: 'a boolean', schema: z.boolean() },
    { value: 1, expected: true, what: 'the literal true', schema: z.literal(true) },
    { value: '1', expected: 1, what: 'the literal 1', schema: z.literal(1) },
    {
      value: 'PHONE',
      expected: 'phone',
      what: 'an enumeration',
      schema: z.enum(['phone', 'mail']),
    },
    {
      value: 'later',
      expected: undefined,
      what: 'an optional number',
      schema: z.number().optional(),
    },
    {
      value: null,
      expected: 3,
      what: 'a number with a default',
      schema: z.number().default(3),
    },
    {
      value: 'later',
      expected: 3,
      what: 'a number with a default',
      schema: z.number().default(3),
    },
    {
      value: 'later',
      expected: 4,
      what: 'a number with a stand-in',
      schema: z.number().catch(4),
    },
  ])(
    'that says $value is read as $expected where $what is meant',
    ({ value, expected, schema }) => {
      expect(read(schema, value).repaired).toEqual(expected);
    },
  );

  it.each([
    { value: 'soon', what: 'a number', schema: z.number() },
    { value: '', what: 'a number', schema: z.number() },
    { value: 'perhaps', what: 'a boolean', schema: z.boolean() },
    { value: 'fax', what: 'an enumeration', schema: z.enum(['phone', 'mail']) },
    { value: '2', what: 'the literal 1', schema: z.literal(1) },
    { value: {}, what: 'a list', schema: z.array(z.string()) },
    { value: 'later', what: 'a nullable number', schema: z.number().nullable() },
    { value: 'text', what: 'an object', schema: z.object({ a: z.string() }) },
  ])('is not guessed from $value where $what is meant', ({ value, schema }) => {
    const { repaired, isReadable: fits } = read(schema, value);
    expect(repaired).toBe(value);
    expect(fits).toBe(false);
  });

  it('loses an item that cannot be read, and nothing else', () => {
    const { repaired, deviations } = read(endpoints.notifications.response, [
      { _id: 'good', contentEn: 'Hello', colour: 'red' },
      { _id: 'bad' },
      null,
    ]);
    expect(repaired).toMatchObject({ data: [{ _id: 'good', contentHk: 'Hello' }] });
    expect(deviations.map(({ path }) => path)).toEqual(['data.1', 'data.2']);
  });

  it('without its own list is no answer', () => {
    expect(read(endpoints.navs.response, { code: 500, msg: 'down' }).isReadable).toBe(false);
  });

  it.each([
    ['arrears that cannot be read', { arrears: { amount: 'much' }, tags: [] }],
    ['no arrears at all', { tags: [] }],
    ['a list that is missing', { arrears: null }],
    ['an item that cannot be read', { arrears: null, tags: [{}] }],
    ['an optional value that cannot be read', { arrears: null, tags: [], note: {} }],
  ])('about a person’s own affairs is refused with %s', (_case, value) => {
    const schema = z.object({
      arrears: z.object({ amount: z.number() }).nullable(),
      tags: z.array(z.string()),
      note: z.string().optional(),
    });
    expect(read(schema, value, { canOmit: false }).isReadable).toBe(false);
  });

  it('may be longer than what we send', () => {
    expect(read(notificationSchema, { _id: 'n', contentEn: 'x'.repeat(6_000) }).isReadable).toBe(
      true,
    );
  });

  it('that is longer than what we send has its defaults and stand-ins all the same', () => {
    const schema = z.object({
      name: z.string().max(3),
      actions: z.array(z.string()).default([]),
      wait: z.number().catch(60),
    });
    const { repaired, deviations } = read(schema, { name: 'longer', wait: 'soon' });
    expect(repaired).toEqual({ name: 'longer', actions: [], wait: 60 });
    expect(deviations.map(({ path }) => path)).toEqual(['wait']);
  });

  it.each([true, false])('may say more than a strict object knows (content: %s)', (canOmit) => {
    const schema = z.object({ consents: z.strictObject({ data: z.boolean() }) });
    const {
      repaired,
      deviations,
      isReadable: fits,
    } = read(schema, { consents: { data: true, toString: true }, at: 'now' }, { canOmit });
    expect(repaired).toEqual({ consents: { data: true }, at: 'now' });
    expect(fits).toBe(true);
    expect(deviations.map(({ path }) => path)).toEqual(['consents.toString']);
  });

  it('is matched with the alternative that it fits', () => {
    const schema = z.union([
      z.object({ success: z.literal(true), id: z.string() }),
      z.object({ success: z.literal(false), message: z.string() }),
    ]);
    expect(read(schema, { success: 'true', id: 5 }).repaired).toEqual({ success: true, id: '5' });
    expect(read(schema, { success: 0, message: 'No' }).repaired).toEqual({
      success: false,
      message: 'No',
    });
  });
});
