import type { CustomerDouble, MergePreview } from '@/contracts/customer/customer-merge';
import type { SearchResult } from '@/contracts/customer/search';
import { createRequestSlice } from '@/lib/saga/request-slice';
import { createSubmitSlice } from '@/lib/saga/submit-slice';
import { deskSessionOptions as session } from '../../session/staff-session.slice';

type ById<T> = Readonly<Record<string, T>>;
const noDoubles: ById<readonly CustomerDouble[]> = {};
const noMerges: ById<MergePreview> = {};
const nothing: SearchResult | null = null;

/** Other records that may be of the same person, by customer. */
export const customerDoubles = createRequestSlice({
  name: 'customerDoubles',
  endpoint: 'deskCustomerDoubles',
  initialData: noDoubles,
  keyOf: ({ params }) => params.id,
  reduceResponse: ({ response, request, previous }): ById<readonly CustomerDouble[]> => ({
    ...previous,
    [request.params.id]: response.data,
  }),
  session,
});

/** What a preview is kept under. */
export const mergeKey = (customerId: string, mergedId: string): string =>
  `${customerId} ${mergedId}`;

/** What a merge would do, by the two records. */
export const customerMerges = createRequestSlice({
  name: 'customerMerges',
  endpoint: 'deskCustomerMerge',
  initialData: noMerges,
  keyOf: ({ params }) => mergeKey(params.id, params.mergedId),
  reduceResponse: ({ response, request, previous }): ById<MergePreview> => ({
    ...previous,
    [mergeKey(request.params.id, request.params.mergedId)]: response.data,
  }),
  session,
});

export const customerMerge = createSubmitSlice({
  name: 'customerMerge',
  endpoint: 'deskMergeCustomers',
  session,
});

/** The record that staff look for to compare it; what was searched for is not kept. */
export const mergeSearch = createRequestSlice({
  name: 'mergeSearch',
  endpoint: 'deskSearch',
  initialData: nothing,
  reduceResponse: ({ response }): SearchResult | null => response.data,
  session,
});
