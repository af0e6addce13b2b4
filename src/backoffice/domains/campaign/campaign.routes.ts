import { Readable } from 'node:stream';
import { touchesOf } from '@/lib/visit/touches';
import type { Registrar } from '@/backoffice/http/registrar';
import { successResponse } from '@/backoffice/http/responses';
import type { CampaignModule } from './campaign.module';

export function registerCampaignRoutes(
  { mutate, desk, deskDownload }: Registrar,
  { campaigns, funnels }: Pick<CampaignModule, 'campaigns' | 'funnels'>,
): void {
  mutate('campaignStep', async (_request, { headers }) => {
    await campaigns.countStep(touchesOf(headers.get('cookie') ?? '').last);
    return { body: successResponse };
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
