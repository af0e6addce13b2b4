import { requestVersionOf, stepsAtVersion } from '@/contracts/account/request-version';
import { ServiceError } from '@/backoffice/common/service-error';
import type { RequestRow, RequestStep } from '../request.repository';

/** Throws `changed_meanwhile`, with the steps since, where a request was moved on or given to somebody after `version` was on the screen. */
export function requireRequestVersion(
  { assignments }: Pick<RequestRow, 'assignments'>,
  steps: readonly RequestStep[],
  version: number | undefined,
): void {
  const current = requestVersionOf({ steps: steps.length, assignments });
  if (version === undefined || version === current) return;
  throw new ServiceError('changed_meanwhile', {
    changed: {
      version: current,
      changes: steps
        .slice(stepsAtVersion(version))
        .map(({ state, by, at }) => ({ what: state, by, at: at.toISOString() })),
    },
  });
}
