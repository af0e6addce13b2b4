import type { AuthenticatedCustomer } from '../customer/session.service';

/** A call of a customer; `proofToken` where something was confirmed before. */
export type Confirmed<B> = B & { caller: AuthenticatedCustomer; proofToken: string | null };
