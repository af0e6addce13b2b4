import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

export interface S3Server {
  origin: string;
  objects: Map<string, Buffer>;
  /** Multipart uploads neither completed nor aborted, by upload id. */
  openUploads: Map<string, { key: string; parts: Map<number, Buffer> }>;
  /** `METHOD path?query-names` of every request. */
  requests: string[];
  /** Number of parts that fail before one is accepted. */
  failParts: (count: number) => void;
  /** Makes the store stop responding: before any response, or half-way through a file. */
  stopResponding: (when: 'never' | 'before answers' | 'within files') => void;
  close: () => Promise<void>;
}

/** A fake of the part of the S3 protocol that file storage needs: objects, and multipart uploads with parts of at least 5 MiB. */
export async function startS3Server(): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map();
  const openUploads: S3Server['openUploads'] = new Map();
  const requests: string[] = [];
  let failures = 0;
  let silentPhase: Parameters<S3Server['stopResponding']>[0] = 'never';

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = decodeAwsChunked(request, await bytesOf(request));
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
    const key = decodeURIComponent(pathname).split('/').slice(2).join('/');
    requests.push(`${request.method} ${pathname}?${[...searchParams.keys()].sort().join('&')}`);
    if (silentPhase === 'before answers') return;
    const xml = (status: number, text: string): void =>
      void response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<?xml version="1.0"?>${text}`);
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=test-key/'))
      return xml(403, '<Error><Code>AccessDenied</Code></Error>');
    const uploadId = searchParams.get('uploadId');
    const upload = uploadId === null ? undefined : openUploads.get(uploadId);
    if (uploadId !== null && !upload) return xml(404, '<Error><Code>NoSuchUpload</Code></Error>');
    switch (request.method) {
      case 'POST': {
        if (searchParams.has('uploads')) {
          const id = randomUUID();
          openUploads.set(id, { key, parts: new Map() });
          return xml(
            200,
            `<InitiateMultipartUploadResult><Bucket>b</Bucket><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
          );
        }
        const parts = [...(upload?.parts ?? [])]
          .sort(([one], [other]) => one - other)
          .map(([, part]) => part);
        if (parts.slice(0, -1).some((part) => part.length < 5 * 1024 * 1024))
          return xml(400, '<Error><Code>EntityTooSmall</Code></Error>');
        objects.set(key, Buffer.concat(parts));
        openUploads.delete(uploadId ?? '');
        return xml(
          200,
          `<CompleteMultipartUploadResult><Key>${key}</Key><ETag>"x"</ETag></CompleteMultipartUploadResult>`,
        );
      }
      case 'PUT':
        if (upload) {
          if (failures-- > 0) return xml(400, '<Error><Code>InvalidPart</Code></Error>');
          upload.parts.set(Number(searchParams.get('partNumber')), body);
        } else objects.set(key, body);
        return void response.writeHead(200, { etag }).end();
      case 'DELETE':
        if (upload) openUploads.delete(uploadId ?? '');
        else objects.delete(key);
        return void response.writeHead(204).end();
      default: {
        if (searchParams.has('uploads')) {
          const prefix = searchParams.get('prefix') ?? '';
          const rows = [...openUploads]
            .filter(([, one]) => one.key.startsWith(prefix))
            .map(([id, one]) => `<Upload><Key>${one.key}</Key><UploadId>${id}</UploadId></Upload>`);
          return xml(
            200,
            `<ListMultipartUploadsResult>${rows.join('')}</ListMultipartUploadsResult>`,
          );
        }
        const object = objects.get(key);
        if (object && silentPhase === 'within files')
          return void response
            .writeHead(200, { 'content-length': object.length, etag })
            .write(object.subarray(0, object.length / 2));
        return object
          ? void response.writeHead(200, { 'content-length': object.length, etag }).end(object)
          : xml(404, '<Error><Code>NoSuchKey</Code></Error>');
      }
    }
  };

  const server: Server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    objects,
    openUploads,
    requests,
    failParts: (count) => void (failures = count),
    stopResponding: (when) => void (silentPhase = when),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** Decodes the framing of `aws-chunked` bodies: `size;extension CRLF bytes CRLF` until a chunk of size 0. */
function decodeAwsChunked({ headers }: IncomingMessage, bytes: Buffer): Buffer {
  if (!headers['content-encoding']?.includes('aws-chunked')) return bytes;
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const lineEnd = bytes.indexOf('\r\n', at);
    const size = Number.parseInt(bytes.subarray(at, lineEnd).toString().split(';')[0] ?? '0', 16);
    if (lineEnd === -1 || Number.isNaN(size)) throw new Error('Not an aws-chunked body');
    if (size === 0) return Buffer.concat(parts);
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
}
