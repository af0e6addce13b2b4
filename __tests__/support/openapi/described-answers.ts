import { readFileSync } from 'node:fs';
import type {
  Header,
  OpenApiDocument,
  Operation,
  Reference,
  Response,
} from '@/backoffice/http/openapi/openapi-types';

declare global {
  /** What is wrong with a value by the schema at a pointer of the published description; null where it fits. */
  var checkAnswer: (pointer: string, value: unknown) => string | null;
}

interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** Headers that tell a caller something of this very answer. */
const tellingHeaders = [
  'Retry-After',
  'Set-Cookie',
  'Content-Disposition',
  'Content-Language',
  'ETag',
  'WWW-Authenticate',
];

/** Written once for all tests by `prepare-integration`: making it takes longer than a short test. */
function readDescription() {
  const document = JSON.parse(
    readFileSync(process.env.TEST_DESCRIPTION ?? '', 'utf8'),
  ) as OpenApiDocument;
  const operations = Object.entries(document.paths)
    .flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({
        path,
        method,
        operation,
        pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      })),
    )
    // `/drafts/current` before `/drafts/{id}`.
    .sort((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')));
  return { document, operations };
}

let description: ReturnType<typeof readDescription> | undefined;

/** What of an answer the published description does not foresee; null where it keeps to it, and for addresses that it does not have. */
export function undescribedPart(request: Request, answer: Answer): string | null {
  const { pathname } = new URL(request.url);
  const method = request.method.toLowerCase();
  description ??= readDescription();
  const { document, operations } = description;
  const found = operations.find((each) => each.method === method && each.pattern.test(pathname));
  if (!found) return null;
  const problem = problemOf(found.operation, { ...answer, document, place: [found.path, method] });
  return problem === null
    ? null
    : `${found.operation.operationId} answered ${answer.status}, of which the description does not know ${problem}`;
}

function problemOf(
  { responses }: Operation,
  {
    document,
    status,
    headers,
    body,
    place,
  }: Answer & { document: OpenApiDocument; place: [string, string] },
): string | null {
  const named = responses[status];
  if (!named) return `the status (${JSON.stringify(body)})`;
  const isShared = '$ref' in named;
  const pointer = isShared
    ? pointerTo('components', 'responses', nameOf(named))
    : pointerTo('paths', ...place, 'responses', status);
  const response: Response = isShared
    ? (document.components.responses[nameOf(named)] ?? { description: '' })
    : named;
  const known = Object.keys(response.headers ?? {});
  const header = tellingHeaders.find((name) => headers.has(name) && !known.includes(name));
  if (header) return `the header ${header}: ${headers.get(header)}`;
  const missing = Object.entries<Header | Reference>(response.headers ?? {}).find(
    ([name, value]) => 'required' in value && value.required && !headers.has(name),
  );
  if (missing) return `that it lacks the header ${missing[0]}`;
  if (status === 304) return null;
  const type = headers.get('content-type')?.split(';')[0] ?? '';
  const types = Object.keys(response.content ?? {});
  if (!types.includes(type) && !types.includes('application/octet-stream'))
    return `the content type ${type}`;
  if (type !== 'application/json') return null;
  const fault = globalThis.checkAnswer(`${pointer}${pointerTo('content', type, 'schema')}`, body);
  return fault === null ? null : `the body: ${fault}`;
}

const nameOf = ({ $ref }: Reference): string => $ref.slice($ref.lastIndexOf('/') + 1);

/** A JSON pointer to the place that these keys lead to. */
const pointerTo = (...keys: readonly (string | number)[]): string =>
  keys
    .map((key) => `/${encodeURIComponent(String(key).replaceAll('~', '~0').replaceAll('/', '~1'))}`)
    .join('');
