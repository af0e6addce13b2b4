import type { RequestContext } from '../http/request-context';
import { routeLabel } from '../http/route-label';
import type { Meter } from './meter';

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);

/** Reports a request once it is over, by its pattern. */
export function meterRequest(
  meter: Meter,
  { request: { method = '' }, response, pathname }: RequestContext,
): void {
  const startedAt = performance.now();
  response.once('close', () =>
    meter.request({
      method: methods.has(method) ? method : 'other',
      route: routeLabel(pathname),
      status: response.writableFinished ? String(response.statusCode) : 'aborted',
      seconds: (performance.now() - startedAt) / 1_000,
    }),
  );
}
