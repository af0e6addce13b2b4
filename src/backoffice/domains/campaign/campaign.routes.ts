import { campaignFromCookies } from '@/lib/campaign';
import type { Registrar } from '@/backoffice/http/registrar';
import type { CampaignService } from './campaign.service';

export function registerCampaignRoutes(
  { mutate, desk }: Registrar,
  campaigns: CampaignService,
): void {
  mutate('campaignStep', async (_request, { headers }) => {
    await campaigns.countStep(campaignFromCookies(headers.get('cookie') ?? ''));
    return { body: { success: true } };
  });
  desk('deskCampaigns', async ({ query }) => ({ data: await campaigns.list(query) }));
}
