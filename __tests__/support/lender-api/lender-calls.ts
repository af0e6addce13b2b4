import type { EndpointKey, EndpointRequest } from '@/contracts/endpoints';
import type { Locale } from '@/contracts/locale';
import { callEndpoint } from '@/lib/api/call-endpoint';
import { lenderAdapter } from './lender-client';
import { createLender } from './lender-api';

/** A careless lender of one's own, and the site's client that calls it. */
export function startLender() {
  const lender = createLender();
  const adapter = lenderAdapter(lender);
  const call = <K extends EndpointKey>(
    key: K,
    request: EndpointRequest<K>,
    { locale = 'en', timeoutMs = 60 }: { locale?: Locale; timeoutMs?: number } = {},
  ) => callEndpoint(key, request, { locale, timeoutMs, adapter });
  return { lender, call };
}
