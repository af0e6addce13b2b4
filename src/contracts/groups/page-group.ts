import { mediaFileEndpoints } from '../media/media-file';
import { pageEndpoints } from '../site/page-endpoints';

/** Calls for the pages themselves. */
export const pageGroup = { ...pageEndpoints, ...mediaFileEndpoints };
