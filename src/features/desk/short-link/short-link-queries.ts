import type { ShortLinkDetails } from '@/contracts/campaign/short-link';
import { createRequestSlice } from '@/lib/saga/request-slice';
import { createSubmitSlice } from '@/lib/saga/submit-slice';
import { deskSessionOptions as session } from '../session/staff-session.slice';

const noLinks: Readonly<Record<string, ShortLinkDetails>> = {};

/** Short links with their clicks, by code. */
export const shortLinkDetails = createRequestSlice({
  name: 'shortLinkDetails',
  endpoint: 'deskShortLink',
  initialData: noLinks,
  keyOf: ({ params }) => params.code,
  reduceResponse: ({ response: { data }, previous }): typeof noLinks => ({
    ...previous,
    [data.code]: data,
  }),
  session,
});

export const shortLinkMaking = createSubmitSlice({
  name: 'shortLinkMaking',
  endpoint: 'deskMakeShortLink',
  session,
});

export const shortLinkChange = createSubmitSlice({
  name: 'shortLinkChange',
  endpoint: 'deskChangeShortLink',
  session,
});
