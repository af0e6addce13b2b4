/** What long work asks between two pieces: resolves to true once others had their turn, to false where it is to leave the rest to its next run. */
export type HasTurn = () => Promise<boolean>;

export interface BatchOptions<Item> {
  /** Items after the one with the key `after`, in the order of keys; '' asks for the first ones. */
  list: (page: { after: string; limit: number }) => Promise<readonly Item[]>;
  keyOf: (item: Item) => string;
  limit: number;
  /** Asked before each item. */
  hasTurn?: HasTurn | undefined;
}

/** Every item of a list that is read in batches. An item that its user keeps in the list does not come twice. */
export async function* inBatches<Item>({
  list,
  keyOf,
  limit,
  hasTurn = async () => true,
}: BatchOptions<Item>): AsyncGenerator<Item> {
  for (let after = ''; ;) {
    const items = await list({ after, limit });
    for (const item of items) {
      if (!(await hasTurn())) return;
      yield item;
    }
    const last = items.at(-1);
    if (last === undefined || items.length < limit) return;
    after = keyOf(last);
  }
}
