/** Whether a value is an object with named properties, lists not included. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The texts among the named properties of an unknown value. */
export function textFieldsOf(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(toRecord(value)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/** The named properties of an unknown value; none for what is no object. */
export function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
