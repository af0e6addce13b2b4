import type { Answer } from './call';

/** Fields that a careless lender leaves out or fills with null. */
const optionalFields: ReadonlySet<string> = new Set([
  'eyebrow',
  'lead',
  'hint',
  'hours',
  'note',
  'claims',
  'illustration',
  'children',
  'icon',
  'updatedOn',
  'trend',
  'alternatives',
]);

const withoutLanguage = (key: string): string => key.replace(/(?:En|Hk|Cn)$/, '');
const isOptional = (key: string): boolean => optionalFields.has(withoutLanguage(key));
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A map of value to label has no fields: `s:quarry-bay`, `HK`. */
const isOptionMap = (value: Record<string, unknown>): boolean =>
  Object.keys(value).every((key) => /^[a-z]:|^[A-Z]{2}$/.test(key));

type FieldChange = (
  entry: [string, unknown],
  siblings: Record<string, unknown>,
) => [string, unknown][];

/** Applies a change to the fields of every object, from the inside out. */
function change(value: unknown, toFields: FieldChange): unknown {
  if (Array.isArray(value)) return value.map((item) => change(item, toFields));
  if (!isObject(value) || isOptionMap(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      toFields([key, change(inner, toFields)], value),
    ),
  );
}

const inBody =
  (toFields: FieldChange) =>
  (answer: Answer): Answer => ({ ...answer, body: change(answer.body, toFields) });

function scalars(value: unknown, toText: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => scalars(item, toText));
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, scalars(inner, toText)]),
    );
  return toText(value);
}

function extraFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(extraFields);
  if (!isObject(value)) return value;
  const inner = Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, extraFields(field)]),
  );
  return isOptionMap(value)
    ? inner
    : { ...inner, __v: 3, createdBy: { id: 'cms' }, tags: ['x', null] };
}

const dated = /^\d{4}-\d\d-\d\dT/;
const oneDay = 24 * 60 * 60 * 1_000;

function dayAhead(value: unknown): unknown {
  return typeof value === 'string' && dated.test(value)
    ? new Date(Date.parse(value) + oneDay).toISOString()
    : value;
}

const text =
  (body: string, contentType: string) =>
  (answer: Answer): Answer => ({
    ...answer,
    body,
    headers: { 'content-type': contentType },
  });

const html = '<!doctype html><html><body><h1>502 Bad Gateway</h1><hr>nginx</body></html>';

/** Ways in which an answer differs from what the site's contract promises. */
export const loosenesses = {
  englishOnly: inBody(([key, value], siblings) =>
    /(?:Hk|Cn)$/.test(key) && `${withoutLanguage(key)}En` in siblings ? [] : [[key, value]],
  ),
  chineseOnly: inBody(([key, value], siblings) =>
    /(?:En|Cn)$/.test(key) && `${withoutLanguage(key)}Hk` in siblings ? [] : [[key, value]],
  ),
  noLanguage: inBody(([key, value]) => (/(?:En|Hk|Cn)$/.test(key) ? [] : [[key, value]])),
  withoutOptional: inBody(([key, value]) => (isOptional(key) ? [] : [[key, value]])),
  nullOptional: inBody(([key, value]) => [[key, isOptional(key) ? null : value]]),
  numbersAsText: (answer: Answer): Answer => ({
    ...answer,
    body: scalars(answer.body, (value) => (typeof value === 'number' ? String(value) : value)),
  }),
  booleansAsNumbers: (answer: Answer): Answer => ({
    ...answer,
    body: scalars(answer.body, (value) => (typeof value === 'boolean' ? Number(value) : value)),
  }),
  extraFields: (answer: Answer): Answer => ({ ...answer, body: extraFields(answer.body) }),
  bareArray: (answer: Answer): Answer => {
    const { body } = answer;
    // The documents of an application come with the application.
    const isList = isObject(body) && Array.isArray(body.data) && !('application' in body);
    return isList ? { ...answer, body: body.data } : answer;
  },
  brokenItem: (answer: Answer): Answer => ({
    ...answer,
    body:
      isObject(answer.body) && Array.isArray(answer.body.data)
        ? { ...answer.body, data: [null, 'text', { id: 7 }, ...answer.body.data] }
        : answer.body,
  }),
  dayAhead: (answer: Answer): Answer => ({
    ...answer,
    body: scalars(answer.body, dayAhead),
    headers: { ...answer.headers, date: new Date(Date.now() + oneDay).toUTCString() },
  }),
  foreignCookie: (answer: Answer): Answer => ({
    ...answer,
    headers: {
      ...answer.headers,
      'set-cookie': [
        answer.headers?.['set-cookie'] ?? [],
        'lender_lb=7; Domain=.lender.example; Path=/',
      ].flat(),
    },
  }),
  empty: (answer: Answer): Answer => ({ ...answer, body: {} }),
  nothing: text('', 'application/json'),
  nullBody: text('null', 'application/json'),
  plainText: text('temporarily unavailable', 'text/plain'),
  html: text(html, 'text/html'),
  htmlAsJson: text(html, 'application/json'),
  serverError: (answer: Answer): Answer => ({ ...text(html, 'text/html')(answer), status: 500 }),
  notFound: (answer: Answer): Answer => ({
    ...text('Not Found', 'text/plain')(answer),
    status: 404,
  }),
  forbidden: (): Answer => ({
    status: 403,
    body: { code: 'session_ended', message: 'Sign in again.' },
  }),
  forbiddenEmpty: text403(),
  redirect: (answer: Answer): Answer => ({
    status: 302,
    body: '',
    headers: { ...answer.headers, location: 'http://127.0.0.1:9/elsewhere' },
  }),
  big: (answer: Answer): Answer => ({
    ...answer,
    body: isObject(answer.body) ? { ...answer.body, padding: '港'.repeat(700_000) } : answer.body,
  }),
  wrongCharset: (answer: Answer): Answer => ({
    ...answer,
    headers: { ...answer.headers, 'content-type': 'text/html; charset=big5' },
  }),
} as const satisfies Record<string, (answer: Answer) => Answer>;

function text403(): () => Answer {
  return () => ({ status: 403, body: '', headers: { 'content-type': 'text/plain' } });
}

/** Ways in which the connection itself fails. */
export const connectionFaults = ['silent', 'half', 'down'] as const;
export type ConnectionFault = (typeof connectionFaults)[number];
export type Looseness = keyof typeof loosenesses;
export type Habit = Looseness | ConnectionFault;

/** What a careless lender does all the time, and a site must not even notice. */
export const everydayHabits = [
  'englishOnly',
  'nullOptional',
  'numbersAsText',
  'booleansAsNumbers',
  'extraFields',
  'bareArray',
  'dayAhead',
  'foreignCookie',
] as const satisfies readonly Looseness[];

export const isConnectionFault = (habit: Habit): habit is ConnectionFault =>
  (connectionFaults as readonly string[]).includes(habit);
