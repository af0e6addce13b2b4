import type { SavedView } from '@/contracts/staff/saved-view';
import { createRequestSlice } from '@/lib/saga/request-slice';
import { createSubmitSlice } from '@/lib/saga/submit-slice';
import { deskSessionOptions as session } from '../../session/staff-session.slice';

const noViews: SavedView[] | null = null;

/** The saved views of a list that the caller sees. */
export const savedViews = createRequestSlice({
  name: 'savedViews',
  endpoint: 'deskSavedViews',
  initialData: noViews,
  reduceResponse: ({ response }): SavedView[] | null => response.data,
  session,
});

export const viewSaving = createSubmitSlice({
  name: 'viewSaving',
  endpoint: 'deskSaveView',
  session,
});

export const savedViewChange = createSubmitSlice({
  name: 'savedViewChange',
  endpoint: 'deskChangeSavedView',
  session,
});

export const savedViewRemoval = createSubmitSlice({
  name: 'savedViewRemoval',
  endpoint: 'deskRemoveSavedView',
  session,
});
