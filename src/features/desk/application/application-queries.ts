import type { DeskApplication, DeskValuation } from '@/contracts/application/application-desk';
import type { DocumentPage } from '@/contracts/document/document-page';
import type { UploadedDocument } from '@/contracts/document/document';
import type { DeskOffer } from '@/contracts/offer/offer-desk';
import { createRequestSlice } from '@/lib/saga/request-slice';
import { createSubmitSlice } from '@/lib/saga/submit-slice';
import { deskSessionOptions as session } from '../session/staff-session.slice';

type ByNumber<T> = Readonly<Record<string, T>>;
const noApplications: ByNumber<DeskApplication> = {};
const noValuations: ByNumber<DeskValuation | null> = {};
const noDocuments: ByNumber<UploadedDocument[]> = {};
const noOffers: ByNumber<DeskOffer[]> = {};
const noPages: ByNumber<DocumentPage> = {};

/** Applications with form and history, by number. */
export const applicationDetails = createRequestSlice({
  name: 'applicationDetails',
  endpoint: 'deskApplication',
  initialData: noApplications,
  keyOf: ({ params }) => params.applicationNumber,
  reduceResponse: ({ response, previous }): ByNumber<DeskApplication> => ({
    ...previous,
    [response.applicationNumber]: response,
  }),
  session,
});

/** The online valuation of the properties of applications, by number; null where only a person can value one. */
export const applicationValuations = createRequestSlice({
  name: 'applicationValuations',
  endpoint: 'deskApplicationValuation',
  initialData: noValuations,
  keyOf: ({ params }) => params.applicationNumber,
  reduceResponse: ({ response, request, previous }): ByNumber<DeskValuation | null> => ({
    ...previous,
    [request.params.applicationNumber]: response.data,
  }),
  session,
});

/** The documents of applications, by number. */
export const applicationDocuments = createRequestSlice({
  name: 'applicationDocuments',
  endpoint: 'deskDocuments',
  initialData: noDocuments,
  keyOf: ({ params }) => params.applicationNumber,
  reduceResponse: ({ response, request, previous }): ByNumber<UploadedDocument[]> => ({
    ...previous,
    [request.params.applicationNumber]: response.data,
  }),
  session,
});

/** The page of a document that was asked for last, with its document and number; no other is kept. */
export const documentPages = createRequestSlice({
  name: 'documentPages',
  endpoint: 'deskDocumentPage',
  initialData: noPages,
  keyOf: ({ params }) => `${params.id}/${params.page}`,
  reduceResponse: ({ response, request: { params } }): ByNumber<DocumentPage> => ({
    [`${params.id}/${params.page}`]: response.data,
  }),
  session,
});

/** The offers on applications, by number. */
export const applicationOffers = createRequestSlice({
  name: 'applicationOffers',
  endpoint: 'deskOffers',
  initialData: noOffers,
  keyOf: ({ params }) => params.applicationNumber,
  reduceResponse: ({ response, request, previous }): ByNumber<DeskOffer[]> => ({
    ...previous,
    [request.params.applicationNumber]: response.data,
  }),
  session,
});

export const applicationChange = createSubmitSlice({
  name: 'applicationChange',
  endpoint: 'deskChangeApplication',
  session,
});

export const applicationAssignment = createSubmitSlice({
  name: 'applicationAssignment',
  endpoint: 'deskAssignApplication',
  session,
});

export const answerCorrection = createSubmitSlice({
  name: 'answerCorrection',
  endpoint: 'deskCorrectAnswers',
  session,
});

export const applicationNote = createSubmitSlice({
  name: 'applicationNote',
  endpoint: 'deskNoteApplication',
  session,
});

export const documentAsking = createSubmitSlice({
  name: 'documentAsking',
  endpoint: 'deskAskForDocument',
  session,
});

export const documentRequestWithdrawal = createSubmitSlice({
  name: 'documentRequestWithdrawal',
  endpoint: 'deskWithdrawDocumentRequest',
  session,
});

export const incompleteApproval = createSubmitSlice({
  name: 'incompleteApproval',
  endpoint: 'deskApproveIncomplete',
  session,
});

export const documentReview = createSubmitSlice({
  name: 'documentReview',
  endpoint: 'deskReviewDocument',
  session,
});

export const offerMaking = createSubmitSlice({
  name: 'offerMaking',
  endpoint: 'deskMakeOffer',
  session,
});

export const offerWithdrawal = createSubmitSlice({
  name: 'offerWithdrawal',
  endpoint: 'deskWithdrawOffer',
  session,
});

export const loanBooking = createSubmitSlice({
  name: 'loanBooking',
  endpoint: 'deskBookLoan',
  session,
});
