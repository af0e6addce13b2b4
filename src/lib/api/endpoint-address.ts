import './disable-zod-jit';
import type { EndpointKey } from '@/contracts/endpoints';
import { fillPath, findEndpoint } from './endpoint-request';

/** The address of an endpoint on this site, for an element that fetches by itself, such as a picture. */
export function endpointAddress(key: EndpointKey, params: Record<string, unknown>): string {
  return fillPath(findEndpoint(key).path, params);
}
