import type { Medium } from '@/contracts/media/media-desk';
import type { EndpointResponse } from '@/contracts/endpoints';
import { createRequestSlice } from '@/lib/saga/request-slice';
import { createSubmitSlice } from '@/lib/saga/submit-slice';
import { deskSessionOptions as session } from '@/features/desk/session/staff-session.slice';

/** What was read of the library so far, for the words that were looked for. */
export interface ReadMedia {
  text: string;
  media: readonly Medium[];
  next: string | null;
  total: number;
}
const nothingRead: ReadMedia | null = null;
const noMedia: Readonly<Record<string, EndpointResponse<'deskMedium'>['data']>> = {};

/** The library page by page: a page after the first is added to those before it. */
export const mediaPages = createRequestSlice({
  name: 'mediaPages',
  endpoint: 'deskMedia',
  initialData: nothingRead,
  reduceResponse: ({
    request: { query },
    response: { data, next, total },
    previous,
  }): ReadMedia | null => {
    const text = query.text ?? '';
    const before = query.cursor !== undefined && previous?.text === text ? previous.media : [];
    return { text, media: [...before, ...data], next, total };
  },
  session,
});

/** Images with where they are used, by id. */
export const mediumDetails = createRequestSlice({
  name: 'mediumDetails',
  endpoint: 'deskMedium',
  initialData: noMedia,
  keyOf: ({ params }) => params.id,
  reduceResponse: ({ response: { data }, previous }): typeof noMedia => ({
    ...previous,
    [data.id]: data,
  }),
  session,
});

export const mediumChange = createSubmitSlice({
  name: 'mediumChange',
  endpoint: 'deskChangeMedium',
  session,
});

export const mediumRemoval = createSubmitSlice({
  name: 'mediumRemoval',
  endpoint: 'deskRemoveMedium',
  session,
});
