import type { EndpointKey, EndpointRequest } from '@/contracts/endpoints';
import { ApiError } from './api-error';
import { requestConfig, type CallOptions, type FindEndpoint } from './endpoint-request';
import { isHttpFailure, sendRequest } from './http-client';
import { toApiError } from './to-api-error';

export interface ReceivedFile {
  /** The file name that the server sent; empty if it sent none. */
  name: string;
  content: Blob;
}

/** Calls the endpoint with this key, which answers with a file. */
export type FileCall = <K extends EndpointKey>(
  key: K,
  request: EndpointRequest<K>,
  options: CallOptions,
) => Promise<ReceivedFile>;

/** The calls of those endpoints that `find` knows and that answer with a file. They throw as those of `createApiCall` do. */
export function createFileCall(find: FindEndpoint): FileCall {
  return async (key, request, options) => {
    const endpoint = await find(key);
    try {
      const { data, headers } = await sendRequest<Blob>({
        ...requestConfig(endpoint, request, options),
        responseType: 'blob',
      });
      if (isErrorPage(headers['content-type']))
        throw new ApiError(`${endpoint.path} answered no file`, {
          code: 'bad_answer',
          status: 502,
        });
      return { name: fileNameOf(headers['content-disposition']), content: data };
    } catch (error) {
      if (isHttpFailure(error) && error.response?.data instanceof Blob)
        error.response.data = await readJson(error.response.data);
      throw error instanceof ApiError ? error : toApiError(error, options);
    }
  };
}

/** Statements and documents are never HTML or JSON: such a response is a failure, whatever its status. */
const isErrorPage = (type: unknown): boolean =>
  typeof type === 'string' && /^(?:text\/html|application\/(?:\w+\+)?json)\b/i.test(type);

/** The extended name where there are two (RFC 6266): the plain one has no Chinese characters. */
function fileNameOf(disposition: unknown): string {
  const text = typeof disposition === 'string' ? disposition : '';
  return (
    decodeFileName(/filename\*=UTF-8''([^;\s]+)/i.exec(text)?.[1] ?? '') ||
    (/filename="([^"/\\]+)"/.exec(text)?.[1] ?? '')
  );
}

function decodeFileName(text: string): string {
  try {
    const name = decodeURIComponent(text);
    return /[/\\]/.test(name) ? '' : name;
  } catch {
    return '';
  }
}

async function readJson(blob: Blob): Promise<unknown> {
  try {
    return JSON.parse(await blob.text());
  } catch {
    return null;
  }
}
