import { z } from 'zod';
import { applicationNumberSchema } from '../application/application';
import { applicationProducts, applicationStates } from '../application/application-choices';
import { instant } from '../common-fields';
import type { EndpointDefinition } from '../endpoint-definition';
import { staffTextLimits } from '../limits/staff-text-limits';
import { oneLine } from '../limits/text-fields';
import { customerSummarySchema } from './customer-desk';

/** What somebody was looked for by. */
export const searchedBy = ['name', 'address', 'phone', 'identity', 'email', 'number'] as const;

/** An application that was found; `name` is the first applicant's, and `customerId` null before there was an account. */
export const foundApplicationSchema = z.object({
  applicationNumber: applicationNumberSchema,
  name: z.string().nullable(),
  product: z.enum(applicationProducts),
  state: z.enum(applicationStates),
  receivedAt: instant,
  customerId: z.string().nullable(),
});
export type FoundApplication = z.infer<typeof foundApplicationSchema>;

/** Who and what was found, newest first; `applications` is null for callers who may not read them. `isMore`: there are more than are shown. */
export const searchResultSchema = z.object({
  by: z.enum(searchedBy),
  customers: z.array(customerSummarySchema),
  applications: z.array(foundApplicationSchema).nullable(),
  isMore: z.boolean(),
});
export type SearchResult = z.infer<typeof searchResultSchema>;

export const searchEndpoints = {
  deskSearch: {
    method: 'POST',
    path: '/api/v1/desk/search',
    access: 'desk',
    permission: 'customer.read',
    summary:
      'Customers and applications by name, address, phone, identity document, mail address or one of our numbers; the trail has by what was searched, never for what',
    body: z.strictObject({ q: oneLine(staffTextLimits.search).min(2) }),
    response: z.object({ data: searchResultSchema }),
  },
} as const satisfies Record<string, EndpointDefinition>;
