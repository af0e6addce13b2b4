import './disable-zod-jit';
import { recordServerTime } from '../server-clock';
import { createApiCall, type ApiCall } from './api-call';
import { createFileCall, type FileCall } from './call-for-file';
import { loadEndpoint } from './load-endpoint';

/** After so long a line has stalled; the API and what it asks have limits of their own, which are shorter. */
const answerTimeoutMs = 30_000;
/** As long as the server waits for a request: 20 MB over a slow line. */
const fileTimeoutMs = 10 * 60_000;

const call = createApiCall(loadEndpoint);
const fileCall = createFileCall(loadEndpoint);

/** The API call for the browser: same origin, without the eval that the Content-Security-Policy forbids, and by the server's clock. */
export const callFromBrowser: ApiCall = (key, request, options) =>
  call(key, request, {
    timeoutMs: 'file' in request ? fileTimeoutMs : answerTimeoutMs,
    onServerTime: recordServerTime,
    ...options,
  });

/** The API call of the browser for an endpoint that answers with a file. */
export const callFromBrowserForFile: FileCall = (key, request, options) =>
  fileCall(key, request, { timeoutMs: fileTimeoutMs, ...options });
