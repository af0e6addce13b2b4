import { callBackEndpoints } from '../appointment/call-back';
import { contactEndpoints } from '../contact/contact';
import { jobApplicationEndpoints } from '../job-application/job-application';

/** Calls of those who want to reach the lender. */
export const contactGroup = {
  ...contactEndpoints,
  ...callBackEndpoints,
  ...jobApplicationEndpoints,
};
