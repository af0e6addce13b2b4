import { PassThrough, Readable } from 'node:stream';
import createBusboy from 'busboy';
import type { FieldProblemKey } from '@/lib/texts/error-texts';
import { ServiceError } from '../../common/service-error';
import { toNodeStream } from '../web-streams';

export interface IncomingForm {
  /** Text parts that came before the file. */
  fields: Record<string, string>;
  /** The part named `file`; its bytes break off with an error when the request does. Null when the form ended without it. */
  file: { name: string; bytes: Readable } | null;
  /** Resolves when the form was complete and held nothing else; otherwise rejects with the problem. */
  completed: Promise<void>;
}

export interface FormReader {
  form: Promise<IncomingForm>;
  /** Drains the rest of the body: a client that is still sending would not see a response on a closed connection. */
  release: () => void;
}

const idleTimeoutMs = 30_000;
const stuckCheckMs = 100;
const maxDiscardedBytes = 64 * 1024 * 1024;
const limits = {
  fieldNameSize: 100,
  fields: 10,
  files: 1,
  parts: 12,
  headerPairs: 20,
};

/** Reads a `multipart/form-data` body as it comes; nothing of the file is kept here. A text part holds at most `maxFieldBytes`. Throws 415 for any other body. */
export function readForm(
  request: Request,
  { maxFieldBytes }: { maxFieldBytes: number },
): FormReader {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*(?:;|$)/i.test(type))
    throw new ServiceError('unsupported_media_type');
  const source = request.body ? toNodeStream(request.body) : Readable.from([]);
  const parser = createParser(type, maxFieldBytes);
  const { form, isStuck } = collectParts(parser);
  const timer = setTimeout(() => fail(new ServiceError('upload_broken')), idleTimeoutMs);
  const fail = (error: Error): void => void parser.destroy(error);
  const resetIdleTimer = (): void => void timer.refresh();
  source.on('data', resetIdleTimer);
  source.once('error', () => fail(new ServiceError('upload_broken')));
  source.once('close', () => clearTimeout(timer));
  // busboy 1.6 never ends a file of which a closing boundary came too early; nothing more would happen then.
  let timesStuck = 0;
  const stuckTimer = setInterval(() => {
    timesStuck = isStuck() ? timesStuck + 1 : 0;
    if (timesStuck > 1) fail(new ServiceError('upload_broken'));
  }, stuckCheckMs);
  parser.once('close', () => clearInterval(stuckTimer));
  source.pipe(parser);
  return {
    form,
    release() {
      clearTimeout(timer);
      clearInterval(stuckTimer);
      source.off('data', resetIdleTimer);
      source.unpipe(parser);
      parser.destroy();
      drain(source);
    },
  };
}

function createParser(type: string, fieldSize: number): createBusboy.Busboy {
  try {
    return createBusboy({
      headers: { 'content-type': type },
      defParamCharset: 'utf8',
      limits: { ...limits, fieldSize },
    });
  } catch (error) {
    throw new ServiceError('upload_broken', { cause: error });
  }
}

interface CollectedParts {
  form: Promise<IncomingForm>;
  /** Whether the parser has received the whole body and still waits for the end of a file. */
  isStuck: () => boolean;
}

function collectParts(parser: createBusboy.Busboy): CollectedParts {
  let last: { bytes: Readable; sink: PassThrough } | null = null;
  const fields: Record<string, string> = {};
  const problems: ServiceError[] = [];
  const addProblem = (field: string, key: FieldProblemKey): void =>
    void problems.push(new ServiceError('validation_failed', { fields: { [field]: { key } } }));
  const form = new Promise<IncomingForm>((resolve, reject) => {
    let current: Readable | null = null;
    const completed = new Promise<void>((resolveCompleted, rejectCompleted) => {
      parser.once('close', () => (problems[0] ? rejectCompleted(problems[0]) : resolveCompleted()));
      parser.on('error', (error) => {
        const failure =
          error instanceof ServiceError
            ? error
            : new ServiceError('upload_broken', { cause: error });
        current?.destroy(failure);
        rejectCompleted(failure);
        reject(failure);
      });
    });
    // The service that stores the file awaits `completed`; without a file nothing else would handle its rejection.
    completed.then(() => resolve({ fields, file: null, completed }), reject);
    // A part may come without a name, whatever the types of the parser say.
    parser.on('field', (name: string | undefined, value, { nameTruncated, valueTruncated }) => {
      if (name === undefined) return addProblem('form', 'unknownField');
      if (nameTruncated || valueTruncated) return addProblem('form', 'tooLong');
      if (Object.hasOwn(fields, name)) return addProblem(name, 'repeated');
      Object.defineProperty(fields, name, { value, enumerable: true });
    });
    parser.on('file', (name: string | undefined, bytes, { filename }) => {
      const fileStream = new PassThrough();
      bytes.on('error', () => fileStream.destroy(new ServiceError('upload_broken')));
      fileStream.on('error', () => undefined);
      last = { bytes, sink: fileStream };
      if (name !== 'file') {
        addProblem(name?.slice(0, limits.fieldNameSize) ?? 'form', 'unknownField');
        return void bytes.resume();
      }
      current = fileStream;
      const [problem] = problems;
      if (problem) {
        bytes.resume();
        return reject(problem);
      }
      resolve({
        fields: { ...fields },
        file: { name: filename ?? '', bytes: bytes.pipe(fileStream) },
        completed,
      });
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
      parser.once(limit, () => addProblem('form', 'tooMany'));
  });
  return {
    form,
    isStuck: () =>
      last !== null &&
      parser.writableEnded &&
      parser.writableLength === 0 &&
      last.bytes.readableLength === 0 &&
      !last.bytes.readableEnded &&
      !last.sink.writableNeedDrain,
  };
}

function drain(source: Readable): void {
  let bytes = 0;
  source.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxDiscardedBytes) source.destroy();
  });
  source.on('error', () => undefined);
  source.resume();
}
