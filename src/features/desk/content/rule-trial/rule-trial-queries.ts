import type { EndpointResponse } from '@/contracts/endpoints';
import { createRequestSlice } from '@/lib/saga/request-slice';
import { deskSessionOptions as session } from '@/features/desk/session/staff-session.slice';

type FinderOutcomes = EndpointResponse<'deskTryFinder'>['data'];
type IndicativeOutcomes = EndpointResponse<'deskTryIndicative'>['data'];
const noFinderOutcomes: FinderOutcomes | null = null;
const noIndicativeOutcomes: IndicativeOutcomes | null = null;

/** What the product finder says to the answers that were tried last. */
export const finderTrial = createRequestSlice({
  name: 'finderTrial',
  endpoint: 'deskTryFinder',
  initialData: noFinderOutcomes,
  reduceResponse: ({ response }): FinderOutcomes | null => response.data,
  session,
});

/** How the rules of the fast pass judge the case that was tried last. */
export const indicativeTrial = createRequestSlice({
  name: 'indicativeTrial',
  endpoint: 'deskTryIndicative',
  initialData: noIndicativeOutcomes,
  reduceResponse: ({ response }): IndicativeOutcomes | null => response.data,
  session,
});
