/** Source under which campaigns beyond the daily limit are summed. No link can name it, because brackets are removed from query values. */
export const otherCampaignSource = '(other)';
