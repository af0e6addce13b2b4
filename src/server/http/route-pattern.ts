import { apiPrefix, endpoints } from '@/contracts/endpoints';
import type { EndpointDefinition } from '@/contracts/endpoint-definition';

const opaqueId = /\/(?=[A-Za-z0-9_-]{16,})[A-Za-z0-9_-]*[\dA-Z][A-Za-z0-9_-]*/g;

const patterns = [
  ...new Set(Object.values<EndpointDefinition>(endpoints).map(({ path }) => path)),
].map((path) => ({
  name: path.replaceAll(/\{(\w+)\}/g, ':$1'),
  expression: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  isFixed: !path.includes('{'),
}));
const fixed = new Set(patterns.filter(({ isFixed }) => isFixed).map(({ name }) => name));
const variable = patterns.filter(({ isFixed }) => !isFixed);

/** The pattern of the endpoint that a path of the API belongs to. */
export function endpointPattern(path: string): string | undefined {
  if (fixed.has(path)) return path;
  return variable.find(({ expression }) => expression.test(path))?.name;
}

/**
 * A path as logs name it: an endpoint of the API by its pattern, so that nothing of a customer stands there; of any other path, long
 * opaque ids are replaced. Without query, and bounded.
 */
export function loggablePath(url: string): string {
  const query = url.indexOf('?');
  const path = query === -1 ? url : url.slice(0, query);
  if (path.startsWith(`${apiPrefix}/`)) {
    const name = endpointPattern(path);
    if (name !== undefined) return name;
  }
  return path.replace(opaqueId, '/:id').slice(0, 200);
}
