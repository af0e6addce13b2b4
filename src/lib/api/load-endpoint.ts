import type { EndpointDefinition } from '@/contracts/endpoint-definition';
import { groupKeys } from '@/contracts/groups/group-keys';
import { keysOf } from '@/contracts/typed-record';
import { pickEndpoint, type EndpointsByKey } from './endpoint-request';

const loaders: Record<keyof typeof groupKeys, () => Promise<EndpointsByKey>> = {
  site: () => import('@/contracts/groups/site-group').then(({ siteGroup }) => siteGroup),
  page: () => import('@/contracts/groups/page-group').then(({ pageGroup }) => pageGroup),
  tool: () => import('@/contracts/groups/tool-group').then(({ toolGroup }) => toolGroup),
  contact: () =>
    import('@/contracts/groups/contact-group').then(({ contactGroup }) => contactGroup),
  valuation: () =>
    import('@/contracts/groups/valuation-group').then(({ valuationGroup }) => valuationGroup),
  application: () =>
    import('@/contracts/groups/application-group').then(({ applicationGroup }) => applicationGroup),
  account: () =>
    import('@/contracts/groups/account-group').then(({ accountGroup }) => accountGroup),
};

/** Only the pages of staff call what is in no group, and they call much of it. */
const loadAll = (): Promise<EndpointsByKey> =>
  import('@/contracts/endpoints').then(({ endpoints }) => endpoints);

/** The endpoint with this key, with the contracts of its group alone. Throws an ApiError for an empty or unknown one. */
export async function loadEndpoint(key: string): Promise<EndpointDefinition> {
  const group = keysOf(groupKeys).find((name) => includes(groupKeys[name], key));
  return pickEndpoint(await (group ? loaders[group]() : loadAll()), key);
}

const includes = (keys: readonly string[], key: string): boolean => keys.includes(key);
