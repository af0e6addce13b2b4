import type { PageTestDetails, TestableContent } from '@/contracts/campaign/page-test';
import { createRequestSlice } from '@/lib/saga/request-slice';
import { createSubmitSlice } from '@/lib/saga/submit-slice';
import { deskSessionOptions as session } from '../session/staff-session.slice';

const noTests: Readonly<Record<string, PageTestDetails>> = {};
const noContents: TestableContent[] | null = null;

/** Tests with what came of each variant, by id. */
export const pageTestDetails = createRequestSlice({
  name: 'pageTestDetails',
  endpoint: 'deskPageTest',
  initialData: noTests,
  keyOf: ({ params }) => params.id,
  reduceResponse: ({ response: { data }, previous }): typeof noTests => ({
    ...previous,
    [data.id]: data,
  }),
  session,
});

/** Documents with versions that a test could show. */
export const testableContents = createRequestSlice({
  name: 'testableContents',
  endpoint: 'deskTestableContents',
  initialData: noContents,
  reduceResponse: ({ response: { data } }): TestableContent[] | null => data,
  session,
});

export const pageTestStart = createSubmitSlice({
  name: 'pageTestStart',
  endpoint: 'deskStartPageTest',
  session,
});

export const pageTestEnd = createSubmitSlice({
  name: 'pageTestEnd',
  endpoint: 'deskEndPageTest',
  session,
});
