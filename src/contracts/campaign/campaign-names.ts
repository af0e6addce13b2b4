import { z } from 'zod';
import { campaignMaxLength } from '../limits/limits';

/** How a part of a campaign's name is written in links that staff make: lower-case Latin letters and digits, joined by hyphens, dots or underscores. Visits are counted in lower case, so no two spellings of one name are counted apart. */
export const campaignNamePattern = /^[a-z0-9]+(?:[-._][a-z0-9]+)*$/;

export const campaignNameSchema = z.string().max(campaignMaxLength).regex(campaignNamePattern);
