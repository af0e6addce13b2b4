import { z } from 'zod';
import { localised } from '@/contracts/localised';

describe('A localised field of a schema', () => {
  it('is text in three languages', () => {
    const schema = z.object({ ...localised('title') });
    expect(schema.safeParse({ titleEn: 'a', titleHk: '甲', titleCn: '甲' }).success).toBe(true);
    expect(
      schema.safeParse({ titleEn: 'a', titleHk: '甲' }).error?.issues.map(({ path }) => path),
    ).toEqual([['titleCn']]);
    expect(schema.safeParse({ titleEn: 'a', titleHk: '甲', titleCn: '' }).success).toBe(false);
  });

  it('may be of another kind', () => {
    const schema = z.object({
      ...localised('lines', z.array(z.string()).min(1)),
      ...localised('note', z.string().optional()),
    });
    expect(schema.safeParse({ linesEn: ['a'], linesHk: ['甲'], linesCn: ['甲'] }).success).toBe(
      true,
    );
    expect(schema.safeParse({ linesEn: ['a'], linesHk: [], linesCn: ['甲'] }).success).toBe(false);
  });
});
