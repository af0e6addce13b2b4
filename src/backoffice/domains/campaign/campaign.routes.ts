import { Readable } from 'node:stream';
import { touchesOf } from '@/lib/visit/touches';
import type { Registrar } from '@/backoffice/http/registrar';
import { successResponse } from '@/backoffice/http/responses';
import type { CampaignModule } from './campaign.module';

export function registerCampaignRoutes(
  { mutate, desk, deskDownload }: Registrar,
  { campaigns, funnels, shortLinks }: Pick<CampaignModule, 'campaigns' | 'funnels' | 'shortLinks'>,
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
