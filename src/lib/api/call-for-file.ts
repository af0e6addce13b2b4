import axios from 'axios';
import type { EndpointKey, EndpointRequest } from '@/contracts/endpoints';
import { findEndpoint, requestConfig, type CallOptions } from './endpoint-request';
import { toApiError } from './to-api-error';

export interface ReceivedFile {
  /** As the server names it; empty where it gives no name. */
  name: string;
  content: Blob;
}

/** Calls an endpoint that answers with a file. Throws as `callEndpoint` does. */
export async function callForFile<K extends EndpointKey>(
  key: K,
  request: EndpointRequest<K>,
  options: CallOptions,
): Promise<ReceivedFile> {
  const endpoint = findEndpoint(key);
  try {
    const { data, headers } = await axios.request<Blob>({
      ...requestConfig(endpoint, request, options),
      responseType: 'blob',
    });
    return { name: fileNameOf(headers['content-disposition']), content: data };
  } catch (error) {
    if (axios.isAxiosError(error) && error.response?.data instanceof Blob)
      error.response.data = await readJson(error.response.data);
    throw toApiError(error, options);
  }
}

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
