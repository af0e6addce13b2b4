import { Readable } from 'node:stream';
import { touchesOf } from '@/lib/visit/touches';
import type { Registrar } from '@/backoffice/http/registrar';
import { successResponse } from '@/backoffice/http/responses';
import type { CampaignModule } from './campaign.module';

export function registerCampaignRoutes(
  { mutate, desk, deskDownload }: Registrar,
  {
    campaigns,
    funnels,
    shortLinks,
    pageTests,
  }: Pick<CampaignModule, 'campaigns' | 'funnels' | 'shortLinks' | 'pageTests'>,
): void {
  mutate('campaignStep', async (_request, { headers }) => {
    await campaigns.countStep(touchesOf(headers.get('cookie') ?? '').last);
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
  desk('deskStartPageTest', async ({ body }, { staff }) => ({
    data: await pageTests.start(staff, body),
  }));
  desk('deskEndPageTest', async ({ params, body }, { staff }) => ({
    data: await pageTests.end(staff, params.id, body.chosen),
  }));
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
