import type { Slot } from '@/contracts/appointment/appointment';
import type { Signing } from '@/contracts/appointment/signing';
import type { CustomerApplication } from '@/contracts/application/application';
import type { ChecklistItem } from '@/contracts/document/checklist-item';
import type { DocumentList } from '@/contracts/document/document';
import type { Offer } from '@/contracts/offer/offer';
import { createRequestSlice } from '@/lib/saga/request-slice';
import type { ByKey } from '@/features/account/by-key';
import { accountSessionOptions as session } from '@/features/account/session/session-end';

// Null until the first answer, because an empty list is a valid answer.
const noApplications: CustomerApplication[] | null = null;
const noOffers: Offer[] | null = null;
const noSignings: Signing[] | null = null;
const noSlots: Slot[] | null = null;
const noDocuments: ByKey<DocumentList> = {};
const noChecklists: ByKey<ChecklistItem[]> = {};

export const checklistKey = ({
  product,
  applicantType,
}: {
  product: string;
  applicantType: string;
}): string => `${product} ${applicantType}`;

export const accountApplications = createRequestSlice({
  name: 'accountApplications',
  endpoint: 'custApplLoanList',
  initialData: noApplications,
  reduceResponse: ({ response }): CustomerApplication[] | null => response.data,
  session,
});

export const accountOffers = createRequestSlice({
  name: 'accountOffers',
  endpoint: 'offers',
  initialData: noOffers,
  reduceResponse: ({ response }): Offer[] | null => response.data,
  session,
});

export const accountSignings = createRequestSlice({
  name: 'accountSignings',
  endpoint: 'signings',
  initialData: noSignings,
  reduceResponse: ({ response }): Signing[] | null => response.data,
  session,
});

export const signingSlots = createRequestSlice({
  name: 'signingSlots',
  endpoint: 'signingSlots',
  initialData: noSlots,
  reduceResponse: ({ response }): Slot[] | null => response.data,
  session,
});

/** Documents of applications, by application number. */
export const accountDocuments = createRequestSlice({
  name: 'accountDocuments',
  endpoint: 'listDocuments',
  initialData: noDocuments,
  keyOf: ({ query }) => query.applicationNumber ?? '',
  reduceResponse: ({ response, request, previous }): ByKey<DocumentList> => ({
    ...previous,
    [request.query.applicationNumber ?? '']: response,
  }),
  session,
});

/** Document checklists, by product and applicant type. */
export const accountChecklists = createRequestSlice({
  name: 'accountChecklists',
  endpoint: 'documentSlots',
  initialData: noChecklists,
  keyOf: ({ query }) => checklistKey(query),
  reduceResponse: ({ response, request, previous }): ByKey<ChecklistItem[]> => ({
    ...previous,
    [checklistKey(request.query)]: response.data,
  }),
  session,
});

export const applicationQueries = [
  accountApplications,
  accountOffers,
  accountSignings,
  signingSlots,
  accountDocuments,
  accountChecklists,
] as const;
