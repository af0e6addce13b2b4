/** Answers of one query by the key of their request. */
export type ByKey<V> = Readonly<Record<string, V>>;
