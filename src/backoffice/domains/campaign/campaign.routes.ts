import { Readable } from 'node:stream';
import { touchesOf } from '@/lib/visit/touches';
import { requirePerson } from '@/backoffice/http/access/desk-authenticator';
import type { Registrar } from '@/backoffice/http/registrar';
import { successResponse } from '@/backoffice/http/responses';
import type { RequestApproval } from '../approval/approval.service';
import type { CampaignModule } from './campaign.module';

export function registerCampaignRoutes(
  { mutate, desk, deskDownload }: Registrar,
  {
    campaigns,
    funnels,
    shortLinks,
    pageTests,
    missedSearches,
    noteMissedSearch,
    costs,
    savedReports,
    requestApproval,
  }: Pick<
    CampaignModule,
    | 'campaigns'
    | 'funnels'
    | 'shortLinks'
    | 'pageTests'
    | 'missedSearches'
    | 'noteMissedSearch'
    | 'costs'
    | 'savedReports'
  > & {
    requestApproval: RequestApproval;
  },
): void {
  mutate('campaignStep', async (_request, { headers }) => {
    await campaigns.countStep(touchesOf(headers.get('cookie') ?? '').last);
    return { body: successResponse };
  });
  mutate(
    'reportMissedSearch',
    async ({ body }, call) => {
      noteMissedSearch(body, call);
      return { body: successResponse };
    },
    { isReport: true },
  );
  desk('deskMissedSearches', ({ query }) => missedSearches.report(query));
  deskDownload('deskMissedSearchesExport', async ({ query }) => ({
    disposition: 'attachment; filename="missed-searches.csv"',
    contentType: 'text/csv; charset=utf-8; header=present',
    bytes: Readable.from([await missedSearches.exportCsv(query)]),
  }));
  desk('deskCampaignCosts', ({ query }) => costs.list(query));
  deskDownload('deskCampaignCostsExport', async ({ query }) => ({
    disposition: 'attachment; filename="campaign-costs.csv"',
    contentType: 'text/csv; charset=utf-8; header=present',
    bytes: Readable.from([await costs.exportCsv(query)]),
  }));
  desk('deskImportCampaignCosts', async ({ body }, { staff }) => ({
    data: await costs.importFile(staff, body),
  }));
  desk('deskCostImports', async () => ({ data: await costs.listImports() }));
  desk('deskUndoCostImport', async ({ params: { id } }, { staff }) => ({
    data: await costs.undo(staff, id),
  }));
  desk('deskSavedReports', async (_request, call) => ({ data: await savedReports.list(call) }));
  desk('deskSaveReport', async ({ body }, call) => ({ data: await savedReports.save(call, body) }));
  desk('deskChangeSavedReport', async ({ params: { id }, body }, call) => ({
    data: await savedReports.change(call, id, body),
  }));
  desk('deskRemoveSavedReport', async ({ params: { id } }, call) => {
    await savedReports.remove(call, id);
    return successResponse;
  });
  desk('deskMailReport', async ({ params: { id }, body: { language } }, call) => ({
    data: await savedReports.mail(call, id, language),
  }));
  mutate('staffStopReportMail', async ({ params: { token } }) => {
    await savedReports.stop(token);
    return { body: successResponse };
  });
  desk('deskShortLinks', ({ query }) => shortLinks.list(query));
  desk('deskShortLink', async ({ params }) => ({ data: await shortLinks.find(params.code) }));
  desk('deskMakeShortLink', async ({ body }, { staff }) => ({
    data: await shortLinks.create(staff, body),
  }));
  desk('deskChangeShortLink', async ({ params, body }, { staff }) => ({
    data: await shortLinks.change(staff, params.code, body),
  }));
  desk('deskPageTests', ({ query }) => pageTests.list(query));
  desk('deskTestableContents', async () => ({ data: await pageTests.listTestable() }));
  desk('deskPageTest', async ({ params }) => ({ data: await pageTests.find(params.id) }));
  desk('deskStartPageTest', async ({ body }, call) => {
    if (!pageTests.needsSecond())
      return { data: await pageTests.start(call.staff, body), approval: null };
    requirePerson(call);
    return { data: null, approval: await requestApproval(call.staff, 'page-test', body) };
  });
  desk('deskEndPageTest', async ({ params: { id }, body: { chosen } }, call) => {
    const { staff } = call;
    if (chosen === null || !(await pageTests.needsSecondFor(id, chosen)))
      return { data: await pageTests.end(staff, id, chosen), approval: null };
    requirePerson(call);
    const approval = await requestApproval(staff, 'page-test-choice', { id, chosen });
    return { data: await pageTests.find(id), approval };
  });
  desk('deskCampaigns', ({ query }) => campaigns.report(query));
  desk('deskFunnel', ({ query }) => funnels.report(query));
  deskDownload('deskFunnelExport', async ({ query }) => ({
    disposition: 'attachment; filename="funnel.csv"',
    contentType: 'text/csv; charset=utf-8; header=present',
    bytes: Readable.from([await funnels.exportCsv(query)]),
  }));
  deskDownload('deskCampaignsExport', async ({ query }) => ({
    disposition: 'attachment; filename="campaigns.csv"',
    contentType: 'text/csv; charset=utf-8; header=present',
    bytes: Readable.from([await campaigns.exportCsv(query)]),
  }));
}
