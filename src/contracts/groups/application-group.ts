import { applicationEndpoints } from '../application/application';
import { coApplicantEndpoints } from '../application/co-applicant';
import { transferEndpoints } from '../application/draft-transfer';
import { indicativeEndpoints } from '../application/indicative-result';
import { campaignEndpoints } from '../campaign/campaign';
import { documentEndpoints } from '../document/document';
import { otpEndpoints } from '../otp/otp';

/** Calls of an application, its codes and its documents. */
export const applicationGroup = {
  ...applicationEndpoints,
  ...coApplicantEndpoints,
  ...transferEndpoints,
  ...indicativeEndpoints,
  ...otpEndpoints,
  ...documentEndpoints,
  ...campaignEndpoints,
};
