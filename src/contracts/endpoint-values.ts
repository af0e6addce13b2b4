import type { EndpointKey, EndpointResponse, ParsedEndpointRequest } from './endpoints';

/** What the schemas of endpoint `K` have read of a request; TypeScript can't follow a schema that is found by a key. */
export function asRequest<K extends EndpointKey>(parsed: object): ParsedEndpointRequest<K> {
  return parsed as ParsedEndpointRequest<K>;
}

/** What the response schema of endpoint `K` has read, or what stands in for it after a repair. */
export function asResponse<K extends EndpointKey>(read: unknown): EndpointResponse<K> {
  return read as EndpointResponse<K>;
}
