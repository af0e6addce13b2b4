import { Readable } from 'node:stream';
import { ifMatchOf } from '@/backoffice/http/access/request-credentials';
import type { ExportRegistrar } from '@/backoffice/http/desk-export';
import type { RequestApproval } from '../approval/approval.service';
import type { AnswerCorrectionService } from './correction/answer-correction.service';
import type { DeclineLetters } from './decision/decline-letters';
import type { DocumentRequestService } from './document-request/document-request.service';
import type { HandlingService } from './handling/handling.service';
import type { ApplicationDeskService } from './application-desk.service';

export function registerApplicationDeskRoutes(
  { desk, deskDownload, deskExport }: ExportRegistrar,
  {
    applications,
    corrections,
    declineLetters,
    documentRequests,
    handling,
    requestApproval,
  }: {
    applications: ApplicationDeskService;
    corrections: AnswerCorrectionService;
    declineLetters: DeclineLetters;
    documentRequests: DocumentRequestService;
    handling: HandlingService;
    requestApproval: RequestApproval;
  },
): void {
  desk('deskApplications', ({ query }, { staff }) => applications.list(staff, query));
  deskExport('deskApplicationsExport', {
    target: 'application',
    columns: [
      'applicationNumber',
      'name',
      'phone',
      'product',
      'amount',
      'ltv',
      'state',
      'promisedBy',
      'documentsCompleteAt',
      [
        'openDocuments',
        ({ openDocuments }) =>
          openDocuments.map(({ slot, state, name = slot }) => `${name} (${state})`).join('; '),
      ],
      'source',
      'language',
      'assignedTo',
      'receivedAt',
    ],
    read: ({ query }, page, { staff }) => applications.readPage(staff, { ...query, ...page }),
  });
  desk('deskApplication', ({ params }, { staff }) =>
    applications.read(staff, params.applicationNumber),
  );
  desk('deskApplicationValuation', async ({ params }) => ({
    data: await applications.value(params.applicationNumber),
  }));
  desk('deskChangeApplication', ({ params, body }, { staff, headers }) =>
    applications.change(staff, {
      number: params.applicationNumber,
      input: body,
      version: headers.has('if-match') ? ifMatchOf(headers) : undefined,
    }),
  );
  deskDownload('deskDeclineLetter', async ({ params }, { staff }) => {
    const { fileName, contentType, bytes } = await declineLetters.renderForStaff(
      staff,
      params.applicationNumber,
    );
    return {
      disposition: `attachment; filename="${fileName}"`,
      contentType,
      size: bytes.byteLength,
      bytes: Readable.from([bytes]),
    };
  });
  desk('deskAssignApplication', async ({ params, body }, { staff, headers }) => {
    const { applicationNumber: number } = params;
    await handling.assign({ staff, number, version: ifMatchOf(headers) }, body);
    return applications.find(number);
  });
  desk('deskCorrectAnswers', async ({ params, body }, { staff, headers }) => {
    const { applicationNumber: number } = params;
    await corrections.correct(staff, { number, version: ifMatchOf(headers), input: body });
    return applications.find(number);
  });
  desk(
    'deskNoteApplication',
    async ({ params: { applicationNumber: number }, body }, { staff }) => {
      await handling.note(staff, { number, ...body });
      return applications.find(number);
    },
  );
  desk('deskAskForDocument', async ({ params: { applicationNumber: number }, body }, { staff }) => {
    await documentRequests.ask(staff, { number, ...body });
    return applications.find(number);
  });
  desk(
    'deskWithdrawDocumentRequest',
    async ({ params: { applicationNumber: number, slot } }, { staff }) => {
      await documentRequests.withdraw(staff, { number, slot });
      return applications.find(number);
    },
  );
  desk('deskApproveIncomplete', async ({ params, body }, { staff }) => ({
    data: await requestApproval(staff, 'incomplete-approval', {
      ...body,
      applicationNumber: params.applicationNumber,
    }),
  }));
}
