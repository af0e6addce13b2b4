import type { ContentDraft } from '@/contracts/content/content-desk';
import type { EndpointResponse } from '@/contracts/endpoints';
import { createRequestSlice } from '@/lib/saga/request-slice';
import { createSubmitSlice } from '@/lib/saga/submit-slice';
import { deskSessionOptions as session } from '../session/staff-session.slice';

/** Names a document in addresses of the desk: `faqs.early-repayment`. */
export const contentName = ({ kind, id }: { kind: string; id: string }): string => `${kind}.${id}`;

const noDrafts: Readonly<Record<string, ContentDraft>> = {};
type BrokenLinks = EndpointResponse<'deskContentLinks'>['data'];
const noLinks: BrokenLinks | null = null;
const noNames: Readonly<Record<string, boolean>> = {};
const noTokens: EndpointResponse<'deskContentTokens'>['data'] = [];
const noDifferences: Readonly<Record<string, EndpointResponse<'deskContentDifference'>['data']>> =
  {};

/** Drafts by name. */
export const contentDetails = createRequestSlice({
  name: 'contentDetails',
  endpoint: 'deskContent',
  initialData: noDrafts,
  keyOf: ({ params }) => contentName(params),
  reduceResponse: ({ response: { data }, previous }): typeof noDrafts => ({
    ...previous,
    [contentName(data)]: data,
  }),
  session,
});

/** Links of the site that lead nowhere. */
export const contentLinks = createRequestSlice({
  name: 'contentLinks',
  endpoint: 'deskContentLinks',
  initialData: noLinks,
  reduceResponse: ({ response }): BrokenLinks | null => response.data,
  session,
});

/** Which names somebody wanted to give are taken, by name. */
export const contentTaken = createRequestSlice({
  name: 'contentTaken',
  endpoint: 'deskContents',
  initialData: noNames,
  keyOf: ({ query }) => contentName({ kind: query.kind ?? '', id: query.id ?? '' }),
  reduceResponse: ({ request: { query }, response, previous }): typeof noNames => ({
    ...previous,
    [contentName({ kind: query.kind ?? '', id: query.id ?? '' })]: response.total > 0,
  }),
  session,
});

/** What was found in a document while it was written; `of` names the document. */
export interface CheckedBody extends Pick<ContentDraft, 'problems' | 'warnings'> {
  of: string;
}
const unchecked: CheckedBody = { of: '', problems: {}, warnings: [] };

/** What was found last, in the document that is open. */
export const contentCheck = createRequestSlice({
  name: 'contentCheck',
  endpoint: 'deskCheckContent',
  initialData: unchecked,
  reduceResponse: ({ request, response }): CheckedBody => ({
    of: contentName(request.params),
    ...response.data,
  }),
  session,
});

export const contentTokens = createRequestSlice({
  name: 'contentTokens',
  endpoint: 'deskContentTokens',
  initialData: noTokens,
  reduceResponse: ({ response }): typeof noTokens => response.data,
  session,
});

/** The name of a comparison. */
export const differenceName = (
  document: { kind: string; id: string },
  { from, to }: { from: number; to: number },
): string => `${contentName(document)} ${from} ${to}`;

/** Differences by the name of the comparison. */
export const contentDifference = createRequestSlice({
  name: 'contentDifference',
  endpoint: 'deskContentDifference',
  initialData: noDifferences,
  keyOf: ({ params, query }) =>
    differenceName(params, { from: Number(query.from), to: Number(query.to) }),
  reduceResponse: ({ request: { params, query }, response, previous }): typeof noDifferences => ({
    ...previous,
    [differenceName(params, { from: Number(query.from), to: Number(query.to) })]: response.data,
  }),
  session,
});

export const contentSave = createSubmitSlice({
  name: 'contentSave',
  endpoint: 'deskSaveContent',
  session,
});

export const contentPreview = createSubmitSlice({
  name: 'contentPreview',
  endpoint: 'deskPreviewContent',
  session,
});

export const contentPublication = createSubmitSlice({
  name: 'contentPublication',
  endpoint: 'deskPublishContent',
  session,
});

export const contentSchedule = createSubmitSlice({
  name: 'contentSchedule',
  endpoint: 'deskScheduleContent',
  session,
});

export const contentUnschedule = createSubmitSlice({
  name: 'contentUnschedule',
  endpoint: 'deskUnscheduleContent',
  session,
});

export const contentWithdrawal = createSubmitSlice({
  name: 'contentWithdrawal',
  endpoint: 'deskWithdrawContent',
  session,
});

export const contentEditing = createSubmitSlice({
  name: 'contentEditing',
  endpoint: 'deskEditContent',
  session,
});
