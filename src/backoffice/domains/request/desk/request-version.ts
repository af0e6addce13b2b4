import { ServiceError } from '@/backoffice/common/service-error';
import type { RequestStep } from '../request.repository';

/** Throws `changed_meanwhile`, with the steps since, where a request went on after `version` of its steps were on the screen. */
export function requireRequestVersion(
  steps: readonly RequestStep[],
  version: number | undefined,
): void {
  if (version === undefined || version === steps.length) return;
  throw new ServiceError('changed_meanwhile', {
    changed: {
      version: steps.length,
      changes: steps
        .slice(version)
        .map(({ state, by, at }) => ({ what: state, by, at: at.toISOString() })),
    },
  });
}
