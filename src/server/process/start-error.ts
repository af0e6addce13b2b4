import { SettingsError } from '@/config/env.server';
import { errorMessage } from '@/lib/logging/error-message';

const hasCode = (
  error: unknown,
): error is Error & { code: string; port?: number; address?: string } =>
  error instanceof Error && typeof Reflect.get(error, 'code') === 'string';

/** The reason why the site did not start, in one line a problem. */
export function describeStartError(error: unknown): string {
  if (error instanceof SettingsError)
    return error.problems.map((problem) => `Setting ${problem}`).join('\n');
  if (hasCode(error) && error.code === 'EADDRINUSE')
    return `Port ${error.port} on ${error.address} is in use by another program. Set PORT to a free one.`;
  if (hasCode(error) && error.code === 'EACCES')
    return `Port ${error.port} may not be opened by this user. Set PORT to one above 1023.`;
  return errorMessage(error);
}
