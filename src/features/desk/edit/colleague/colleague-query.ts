import type { Colleague } from '@/contracts/staff/colleague';
import { createRequestSlice } from '@/lib/saga/request-slice';
import { deskSessionOptions as session } from '../../session/staff-session.slice';

type ByWork = Readonly<Record<string, readonly Colleague[]>>;
const noColleagues: ByWork = {};

/** Who may be given work, by the kind of work. */
export const colleagues = createRequestSlice({
  name: 'colleagues',
  endpoint: 'deskColleagues',
  initialData: noColleagues,
  keyOf: ({ query }) => query.work,
  reduceResponse: ({ response, request, previous }): ByWork => ({
    ...previous,
    [request.query.work]: response.data,
  }),
  session,
});
