import type { ApplicationState } from '@/contracts/application/application-choices';
import type { CustomerApplication } from '@/contracts/application/application';

const states: ReadonlySet<ApplicationState> = new Set(['approved', 'offer-accepted', 'completed']);

/** Whether an application has come so far that there may be an offer to read. */
export const mayHaveOffer = ({ state }: Pick<CustomerApplication, 'state'>): boolean =>
  states.has(state);
