import { z } from 'zod';
import { endpoints } from '@/contracts/endpoints';
import type { EndpointDefinition } from '@/contracts/endpoint-definition';
import { pageLimits } from '@/contracts/staff/desk-list';

const known: readonly [string, EndpointDefinition][] = Object.entries(endpoints);
const listed = known.filter(
  ([, { access, query }]) => access === 'desk' && Object.hasOwn(query?.shape ?? {}, 'limit'),
);

describe('A list of the desk', () => {
  it.each(listed)('goes on behind its first page, and says how many there are: %s', (_key, one) => {
    const shape: z.ZodRawShape = one.query?.shape ?? {};
    expect(Object.keys(shape)).toContain('cursor');
    expect(one.response).toBeInstanceOf(z.ZodObject);
    const answer = one.response instanceof z.ZodObject ? Object.keys(one.response.shape) : [];
    expect(answer).toEqual(expect.arrayContaining(['data', 'next', 'total']));
    const limit = one.query?.pick({ limit: true });
    expect(limit?.safeParse({ limit: pageLimits.max }).success).toBe(true);
    expect(limit?.safeParse({ limit: pageLimits.max + 1 }).success).toBe(false);
  });

  it('is one of those that are known', () => {
    expect(listed.length).toBeGreaterThan(12);
  });
});

/** Public content is read by others, too, whose further parameters change nothing; a filter of customers and staff that is written wrong must not answer as if there were none. */
const own = known.filter(([, { access, query }]) => access !== 'public' && query !== undefined);

describe('The query of a call of customers and staff', () => {
  it.each(own)('refuses a parameter that it does not have: %s', (_key, { query }) => {
    const { error } = query?.safeParse({ 'no-such-parameter': '1' }) ?? {};
    const codes = error?.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys : [],
    );
    expect(codes).toEqual(['no-such-parameter']);
  });
});
