import type { EndpointKey } from '@/contracts/endpoints';
import type { Prepare } from './fuzz-fixtures';
import type { createFuzzResources } from './fuzz-resources';

type Resources = Awaited<ReturnType<typeof createFuzzResources>>;

/** What the calls of staff about customers need. */
export const createCustomerFixtures = ({
  main,
  newCustomer,
}: Pick<Resources, 'main' | 'newCustomer'>): Partial<Record<EndpointKey, Prepare>> => {
  const another: Prepare = async () => ({ params: { id: (await newCustomer()).customerId } });
  return {
    deskSearch: () => ({ body: { q: 'Chan Tai Man' } }),
    deskCustomerFile: () => ({ params: { id: main.customerId } }),
    deskCustomerErasure: () => ({ params: { id: main.customerId } }),
    deskCustomerDoubles: () => ({ params: { id: main.customerId } }),
    deskCustomerMerge: async () => ({
      params: { id: main.customerId, mergedId: (await newCustomer()).customerId },
    }),
    deskFreezeCustomer: another,
    deskEndCustomerSessions: another,
    deskRevealCustomer: async ({ body }) => ({
      params: { id: main.customerId },
      body: { ...Object(body), field: 'bankAccount' },
    }),
  };
};
