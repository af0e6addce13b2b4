import './no-eval';
import { callEndpoint } from './call-endpoint';

/** The call as a browser makes it: same origin, and without the eval that the pages' policy forbids. */
export const callFromBrowser: typeof callEndpoint = callEndpoint;
