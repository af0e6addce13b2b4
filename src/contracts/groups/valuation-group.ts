import { accuracyEndpoints } from '../evaluation/accuracy';
import { estateEndpoints } from '../evaluation/estate';
import { evaluationEndpoints } from '../evaluation/evaluation';
import { quoteDocumentEndpoints } from '../evaluation/quote-document';
import { valueAlertEndpoints } from '../evaluation/value-alert';

/** Calls of the valuation. */
export const valuationGroup = {
  ...evaluationEndpoints,
  ...quoteDocumentEndpoints,
  ...valueAlertEndpoints,
  ...estateEndpoints,
  ...accuracyEndpoints,
};
