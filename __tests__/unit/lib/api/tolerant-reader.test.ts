import { z } from 'zod';
import { endpoints } from '@/contracts/endpoints';
import { notificationSchema } from '@/contracts/site';
import { isReadable, repair, type Deviation } from '@/lib/api/tolerant-reader';

function read(schema: z.ZodType, value: unknown) {
  const deviations: Deviation[] = [];
  const repaired = repair(schema, value, {
    path: '',
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
    ['12.5', 12.5, 'a number', z.number()],
    ['1,234', 1234, 'a number', z.number()],
    [7, '7', 'a text', z.string()],
    ['true', true, 'a boolean', z.boolean()],
    ['0', false, 'a boolean', z.boolean()],
    [1, true, 'the literal true', z.literal(true)],
    ['1', 1, 'the literal 1', z.literal(1)],
    ['PHONE', 'phone', 'an enumeration', z.enum(['phone', 'mail'])],
    [null, [], 'a list', z.array(z.string())],
    ['later', undefined, 'an optional number', z.number().optional()],
    ['later', null, 'a nullable number', z.number().nullable()],
    [null, undefined, 'a number with a default', z.number().default(3)],
  ])('that says %j is read as %j by %s', (value, expected, _type, schema: z.ZodType) => {
    expect(read(schema, value).repaired).toEqual(expected);
  });

  it.each([
    ['soon', 'a number', z.number()],
    ['', 'a number', z.number()],
    ['perhaps', 'a boolean', z.boolean()],
    ['fax', 'an enumeration', z.enum(['phone', 'mail'])],
    ['2', 'the literal 1', z.literal(1)],
    [{}, 'a list', z.array(z.string())],
    ['text', 'an object', z.object({ a: z.string() })],
  ])('is not guessed from %j where %s is meant', (value, _type, schema: z.ZodType) => {
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

  it('may be longer than what we send', () => {
    expect(read(notificationSchema, { _id: 'n', contentEn: 'x'.repeat(6_000) }).isReadable).toBe(
      true,
    );
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
