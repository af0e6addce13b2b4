import './disable-zod-jit';
import { noteServerTime } from '../server-clock';
import { callEndpoint } from './call-endpoint';
import { callForFile } from './call-for-file';

/** The API call for the browser: same origin, without the eval that the Content-Security-Policy forbids, and by the server's clock. */
export const callFromBrowser: typeof callEndpoint = (key, request, options) =>
  callEndpoint(key, request, { onServerTime: noteServerTime, ...options });

/** The same for an endpoint that answers with a file. */
export const callFromBrowserForFile: typeof callForFile = callForFile;
