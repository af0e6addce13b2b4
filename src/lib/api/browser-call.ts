import './no-eval';
import { callEndpoint } from './call-endpoint';
import { callForFile } from './call-for-file';

/** The call as a browser makes it: same origin, and without the eval that the pages' policy forbids. */
export const callFromBrowser: typeof callEndpoint = callEndpoint;

/** The same for an endpoint that answers a file. */
export const callFromBrowserForFile: typeof callForFile = callForFile;
