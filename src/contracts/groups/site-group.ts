import { callBackEndpoints } from '../appointment/call-back';
import { calculationEndpoints } from '../calculation';
import { contactEndpoints } from '../contact/contact';
import { jobApplicationEndpoints } from '../job-application/job-application';
import { mediaFileEndpoints } from '../media/media-file';
import { productFinderEndpoints } from '../product-finder';
import { siteEndpoints } from '../site/site-endpoints';

/** Calls of the content pages and of the tools on them. */
export const siteGroup = {
  ...siteEndpoints,
  ...mediaFileEndpoints,
  ...calculationEndpoints,
  ...productFinderEndpoints,
  ...contactEndpoints,
  ...callBackEndpoints,
  ...jobApplicationEndpoints,
};
