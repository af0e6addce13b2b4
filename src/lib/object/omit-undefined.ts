/** A copy without the properties that are undefined. */
export function omitUndefined<T extends object>(values: T): T {
  const copy = { ...values };
  for (const [name, value] of Object.entries(copy))
    if (value === undefined) Reflect.deleteProperty(copy, name);
  return copy;
}
