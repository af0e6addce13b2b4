import type { DocumentPage } from '@/contracts/document/document-page';
import { createRequestSlice } from '@/lib/saga/request-slice';
import { deskSessionOptions as session } from '../session/staff-session.slice';

const noPages: Readonly<Record<string, DocumentPage>> = {};

/** The page of a CV that was asked for last, with its application and number; no other is kept. */
export const cvPages = createRequestSlice({
  name: 'cvPages',
  endpoint: 'deskCvPage',
  initialData: noPages,
  keyOf: ({ params }) => `${params.reference}/${params.page}`,
  reduceResponse: ({ response, request: { params } }): Readonly<Record<string, DocumentPage>> => ({
    [`${params.reference}/${params.page}`]: response.data,
  }),
  session,
});
