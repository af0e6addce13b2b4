import { createSubmitSlice } from '@/lib/saga/submit-slice';
import { deskSessionOptions as session } from '../session/staff-session.slice';

export const callBackEnd = createSubmitSlice({
  name: 'callBackEnd',
  endpoint: 'deskCloseCallBack',
  session,
});
