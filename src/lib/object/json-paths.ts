import { isRecord } from './to-record';

const join = (path: string, key: string | number): string =>
  path === '' ? String(key) : `${path}.${key}`;

/** Paths such as `loan.amount` at which two JSON values of one shape differ; a list of another length differs as a whole. */
export function differingPaths(one: unknown, other: unknown, path = ''): string[] {
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length)
    return one.flatMap((item, index) => differingPaths(item, other[index], join(path, index)));
  if (isRecord(one) && isRecord(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
      differingPaths(one[key], other[key], join(path, key)),
    );
  return one === other ? [] : [path];
}

/** A JSON value with what stands at these paths taken from another one of its shape. */
export function takePaths<T>(value: T, source: T, paths: readonly string[]): T {
  const walk = (own: unknown, given: unknown, path: string): unknown => {
    if (paths.includes(path)) return given;
    if (Array.isArray(own) && Array.isArray(given))
      return own.map((item, index) => walk(item, given[index], join(path, index)));
    if (isRecord(own) && isRecord(given))
      return Object.fromEntries(
        Object.entries(own).map(([key, child]) => [key, walk(child, given[key], join(path, key))]),
      );
    return own;
  };
  return walk(value, source, '') as T;
}
