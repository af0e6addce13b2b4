import './disable-zod-jit';
import { recordServerTime } from '../server-clock';
import { callEndpoint } from './call-endpoint';
import { callForFile } from './call-for-file';

/** After so long a line has stalled; the API and what it asks have limits of their own, which are shorter. */
const answerTimeoutMs = 30_000;
/** As long as the server waits for a request: 20 MB over a slow line. */
const fileTimeoutMs = 10 * 60_000;

/** The API call for the browser: same origin, without the eval that the Content-Security-Policy forbids, and by the server's clock. */
export const callFromBrowser: typeof callEndpoint = (key, request, options) =>
  callEndpoint(key, request, {
    timeoutMs: 'file' in request ? fileTimeoutMs : answerTimeoutMs,
    onServerTime: recordServerTime,
    ...options,
  });

/** The API call of the browser for an endpoint that answers with a file. */
export const callFromBrowserForFile: typeof callForFile = (key, request, options) =>
  callForFile(key, request, { timeoutMs: fileTimeoutMs, ...options });
