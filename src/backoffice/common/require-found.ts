import { ServiceError } from './service-error';

/** Throws `not_found` where there is nothing. */
export function requireFound<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new ServiceError('not_found');
  return value;
}
