import { ServiceError } from './service-error';

/** Throws `not_found` where there is nothing. */
export function requireFound<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new ServiceError('not_found');
  return value;
}

/** Throws `not_found` for what belongs to another customer, as for what does not exist. */
export function requireOwn<T extends { customerId: string | null }>(
  value: T | null | undefined,
  customerId: string,
): T {
  const found = requireFound(value);
  if (found.customerId !== customerId) throw new ServiceError('not_found');
  return found;
}
