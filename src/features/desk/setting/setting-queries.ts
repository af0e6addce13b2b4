import type { DeskSetting, DeskSettingDetail } from '@/contracts/setting/setting';
import { createRequestSlice } from '@/lib/saga/request-slice';
import { createSubmitSlice } from '@/lib/saga/submit-slice';
import { deskSessionOptions as session } from '../session/staff-session.slice';

const noSettings: readonly DeskSetting[] | null = null;

/** What applies today. */
export const settingList = createRequestSlice({
  name: 'settingList',
  endpoint: 'deskSettings',
  initialData: noSettings,
  reduceResponse: ({ response }): readonly DeskSetting[] | null => response.data,
  session,
});

type Details = Readonly<Record<string, DeskSettingDetail>>;
const noDetails: Details = {};

/** Settings with all that was decided about them, by name. */
export const settingDetails = createRequestSlice({
  name: 'settingDetails',
  endpoint: 'deskSetting',
  initialData: noDetails,
  keyOf: ({ params }) => params.name,
  reduceResponse: ({ response, request, previous }): Details => ({
    ...previous,
    [request.params.name]: response.data,
  }),
  session,
});

export const settingChange = createSubmitSlice({
  name: 'settingChange',
  endpoint: 'deskChangeSetting',
  session,
});
