import './disable-zod-jit';
import { callEndpoint } from './call-endpoint';
import { callForFile } from './call-for-file';

/** The API call for the browser: same origin, and without the eval that the Content-Security-Policy forbids. */
export const callFromBrowser: typeof callEndpoint = callEndpoint;

/** The same for an endpoint that answers with a file. */
export const callFromBrowserForFile: typeof callForFile = callForFile;
