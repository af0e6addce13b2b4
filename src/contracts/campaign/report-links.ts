import { oneLine } from '../limits/text-fields';

const linkValue = oneLine(100).optional();

/** The links that a report is about; all where none is given. */
export const reportLinks = { source: linkValue, medium: linkValue, campaign: linkValue };
