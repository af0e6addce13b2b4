import type {
  HolidayPreview,
  ServiceRequest,
  WithdrawalLimits,
} from '@/contracts/account/account-request';
import { createRequestSlice } from '@/lib/saga/request-slice';
import type { ByKey } from '@/features/account/by-key';
import { accountSessionOptions as session } from '@/features/account/session/session-end';

// Null until the first answer, because an empty list is a valid answer.
const noRequests: ServiceRequest[] | null = null;
const noLimits: ByKey<WithdrawalLimits> = {};
const noPreviews: ByKey<HolidayPreview> = {};

export const holidayPreviewKey = ({
  loan_no: loanNo,
  months,
}: {
  loan_no: string;
  months: unknown;
}): string => `${loanNo} ${String(months)}`;

export const accountRequests = createRequestSlice({
  name: 'accountRequests',
  endpoint: 'serviceRequests',
  initialData: noRequests,
  reduceResponse: ({ response }): ServiceRequest[] | null => response.data,
  session,
});

/** Withdrawal limits, by loan number. */
export const accountLimits = createRequestSlice({
  name: 'accountLimits',
  endpoint: 'withdrawalLimits',
  initialData: noLimits,
  keyOf: ({ query }) => query.loan_no,
  reduceResponse: ({ response, request, previous }): ByKey<WithdrawalLimits> => ({
    ...previous,
    [request.query.loan_no]: response.data,
  }),
  session,
});

/** Payment holiday previews, by loan and number of months. */
export const accountHolidays = createRequestSlice({
  name: 'accountHolidays',
  endpoint: 'paymHolidayPreview',
  initialData: noPreviews,
  keyOf: ({ query }) => holidayPreviewKey(query),
  reduceResponse: ({ response, request, previous }): ByKey<HolidayPreview> => ({
    ...previous,
    [holidayPreviewKey(request.query)]: response.data,
  }),
  session,
});

export const requestQueries = [accountRequests, accountLimits, accountHolidays] as const;
