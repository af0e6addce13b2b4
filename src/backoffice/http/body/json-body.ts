import { ServiceError } from '../../common/service-error';

export const jsonBodyMaxBytes = 1024 * 1024;

/** The JSON body of a request, read no further than its limit. Throws 413, 415 or 400 errors. */
export async function readJsonBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new ServiceError('unsupported_media_type');
  if (Number(request.headers.get('content-length') ?? 0) > jsonBodyMaxBytes)
    throw new ServiceError('payload_too_large');
  const text = await readText(request.body);
  try {
    return JSON.parse(text);
  } catch {
    throw new ServiceError('malformed_json');
  }
}

async function readText(body: ReadableStream<Uint8Array> | null): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    bytes += part.value.byteLength;
    if (bytes > jsonBodyMaxBytes) {
      await reader?.cancel();
      throw new ServiceError('payload_too_large');
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks).toString('utf8');
}
