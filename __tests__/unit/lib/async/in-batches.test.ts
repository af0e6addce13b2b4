import { inBatches } from '@/lib/async/in-batches';

const limit = 3;
const numbers = ['01', '02', '03', '04', '05', '06', '07'];

/** A list of what is left, as a job reads it: it may grow shorter behind the key that was read last. */
function listOf(left: string[]) {
  const pages: string[] = [];
  return {
    pages,
    list: async ({ after, limit: most }: { after: string; limit: number }) => {
      pages.push(after);
      return left.filter((number) => number > after).slice(0, most);
    },
  };
}

async function collect(items: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const item of items) all.push(item);
  return all;
}

describe('A list read in batches', () => {
  it.each([0, 1, limit - 1, limit, limit + 1, 2 * limit, numbers.length])(
    'gives each of %i items once',
    async (count) => {
      const { list } = listOf(numbers.slice(0, count));
      const items = inBatches({ list, keyOf: String, limit });
      expect(await collect(items)).toEqual(numbers.slice(0, count));
    },
  );

  it('goes on behind the last item, whether its user removed those before or kept them', async () => {
    const left = [...numbers];
    const { list, pages } = listOf(left);
    const seen: string[] = [];
    for await (const item of inBatches({ list, keyOf: String, limit })) {
      seen.push(item);
      if (item !== '02') left.splice(left.indexOf(item), 1);
    }
    expect(seen).toEqual(numbers);
    expect(left).toEqual(['02']);
    expect(pages).toEqual(['', '03', '06']);
  });

  it('gives nothing more once it has no turn, in the midst of a batch, too', async () => {
    const { list } = listOf(numbers);
    const seen: string[] = [];
    const items = inBatches({ list, keyOf: String, limit, hasTurn: async () => seen.length !== 5 });
    for await (const item of items) seen.push(item);
    expect(seen).toEqual(numbers.slice(0, 5));
  });
});
