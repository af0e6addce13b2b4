import { gzipSync } from 'node:zlib';
import { boundary, field, filePart, formBytes, formType, type Part } from './documents';
import { seededRandom } from '../random/seeded-random';

export interface HostileUpload {
  what: string;
  body: Buffer;
  type: string;
  /** Expected outcome: the upload is refused, stored like any other bytes, or either. */
  outcome: 'refused' | 'stored' | 'either';
}

const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010806000000', 'hex');
const gif = Buffer.from('GIF89a/*\x01\x00*/=1;', 'latin1');
const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
const pdf = Buffer.from('%PDF-1.7\n');
const exe = Buffer.from('4d5a90000300000004000000ffff0000', 'hex');
const elf = Buffer.from('7f454c4602010100', 'hex');
const script = Buffer.from(
  '<script>fetch("/api/v1/los/documents")</script><?php system($_GET[0]); ?>',
);
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>',
);
const html = Buffer.from(
  '<!doctype html><html><body onload="alert(1)"><iframe src="javascript:alert(1)"></iframe></body></html>',
);
const zip = (size: number): Buffer =>
  Buffer.concat([
    Buffer.from('504b0304140000000800', 'hex'),
    Buffer.alloc(8, 0xff),
    u32(0xffff_fffe),
    u32(size),
    Buffer.from('0900000061'),
  ]);
const bombs = [
  gzipSync(Buffer.alloc(8_000_000)),
  gzipSync(gzipSync(Buffer.alloc(4_000_000))),
  zip(4_294_967_295),
  Buffer.concat([zip(1), zip(2), zip(3)]),
  Buffer.from('<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><x>&b;</x>'),
];
const fileSignatures = [png, gif, jpeg, pdf, Buffer.from('RIFF\x24\x00\x00\x00WEBPVP8 ', 'latin1')];
const names = [
  '../../../../etc/cron.d/x',
  '..\\..\\windows\\system32\\x.dll',
  '/etc/passwd',
  'C:\\boot.ini',
  '....//....//x',
  '%2e%2e%2fx',
  '.htaccess',
  '.',
  '..',
  ' ',
  'CON',
  'nul.txt',
  '~/.ssh/authorized_keys',
  'x.php\u0000.png',
  'photo\u202Egnp.exe',
  'a\u0000b',
  '\u2028\u2029',
  '\uFEFF',
  'file:///etc/passwd',
  '$(touch x).pdf',
  '`id`.pdf',
  '; rm -rf x',
  '<img src=x onerror=alert(1)>.png',
  '{{7*7}}',
  "' or 1=1 --",
  '=cmd|x',
  '\ud83d\ude00'.repeat(90),
  'é'.normalize('NFD').repeat(300),
  'x'.repeat(5_000),
  'n'.repeat(20_000),
];
const injections = [
  'a\r\nSet-Cookie: login_token=x\r\n\r\n<script>',
  'a%0d%0aX-Evil: 1',
  'a"; filename="b.html',
  "a'; filename*=UTF-8''evil.html",
  'a\nContent-Type: text/html',
  'a\\"; x="',
  'a;b=c',
  '"',
  '""""',
  'a\u0085b',
];
const declaredTypes = [
  'image/png',
  'text/html',
  'image/svg+xml',
  'application/javascript',
  'application/x-httpd-php',
  'multipart/mixed; boundary=x',
  '',
  'text/html; charset=utf-7',
];

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
}

/** `count` malicious or malformed uploads, a fixed mix of every kind. */
export function hostileUploads(count: number): HostileUpload[] {
  const random = seededRandom(20_261_121);
  const randomBelow = (limit: number): number => Math.floor(random() * limit);
  const pick = <T>(list: readonly T[]): T => {
    const item = list[randomBelow(list.length)];
    if (item === undefined) throw new Error('Nothing to choose from');
    return item;
  };
  const junk = (): Buffer =>
    Buffer.from(Array.from({ length: 1 + randomBelow(400) }, () => randomBelow(256)));
  const form = (...parts: Part[]): Buffer => formBytes([field('slot', 'other'), ...parts]);
  const plain = (what: string, body: Buffer, outcome: HostileUpload['outcome']): HostileUpload => ({
    what,
    body,
    type: formType,
    outcome,
  });
  const filled = (bytes: number): Buffer => Buffer.alloc(bytes, randomBelow(255) + 1);

  const kinds: (() => HostileUpload)[] = [
    () =>
      plain(
        'polyglot',
        form(
          filePart(
            Buffer.concat([pick(fileSignatures), junk(), pick([script, html, svg, exe, zip(9)])]),
            'photo.png',
            pick(declaredTypes),
          ),
        ),
        'stored',
      ),
    () =>
      plain(
        'bomb',
        form(filePart(Buffer.concat([pick(bombs), junk()]), 'papers.zip', 'application/zip')),
        'stored',
      ),
    () =>
      plain('path as name', form(filePart(Buffer.concat([pdf, junk()]), pick(names))), 'either'),
    () =>
      plain(
        'markup',
        form(
          filePart(
            Buffer.concat([pick([svg, html, script]), junk()]),
            pick(['a.svg', 'a.html', 'a.png']),
            pick(declaredTypes),
          ),
        ),
        'stored',
      ),
    () =>
      plain(
        'another type than it says',
        form(
          filePart(
            Buffer.concat([pick([exe, elf, zip(3)]), junk()]),
            'statement.pdf',
            'application/pdf',
          ),
        ),
        'stored',
      ),
    () => plain('empty', form(filePart('', pick(names))), 'refused'),
    () => {
      const whole = form(filePart(Buffer.concat([pdf, junk(), junk()])));
      return plain(
        'truncated',
        whole.subarray(0, whole.length - 6 - randomBelow(whole.length - 10)),
        'refused',
      );
    },
    () => ({
      ...plain('boundary', form(filePart(junk())), 'refused'),
      type: pick([
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'multipart/form-data; boundary=other',
        `multipart/form-data; boundary=${'b'.repeat(500)}`,
        'multipart/mixed; boundary=x',
        'application/json',
        '',
        'text/plain',
        `multipart/form-data; boundary="${boundary}`,
        'multipart/form-data;;;',
      ]),
    }),
    () =>
      plain(
        'header in a name',
        form({
          headers: `Content-Disposition: form-data; name="file"; filename="${pick(injections)}"\r\nContent-Type: ${pick(declaredTypes)}`,
          body: junk(),
        }),
        'either',
      ),
    () =>
      plain(
        'many parts',
        form(
          ...Array.from({ length: 100 }, (_, index) =>
            pick([field(`f${index}`, 'x'), field('slot', 'identity'), filePart('x', `${index}`)]),
          ),
          filePart(junk()),
        ),
        'refused',
      ),
    () =>
      plain(
        'odd fields',
        formBytes([
          field(
            pick(['__proto__', 'constructor', 'slot[]', 'slot\u0000', 'x'.repeat(3_000)]),
            pick(['{"isAdmin":true}', 'other', 'x'.repeat(5_000)]),
          ),
          field('slot', 'other'),
          filePart(junk()),
        ]),
        'refused',
      ),
    () =>
      plain(
        'odd part',
        form({
          headers: pick([
            'Content-Disposition: form-data; name="file"',
            'Content-Disposition: attachment; filename="x"',
            'X: y',
            `Content-Disposition: form-data; name="file"; filename="x"\r\n${'X-Y: z\r\n'.repeat(3_000)}X: y`,
            'Content-Disposition: form-data; name="picture"; filename="x.png"',
          ]),
          body: junk(),
        }),
        'refused',
      ),
    () =>
      plain(
        'junk',
        pick([
          junk(),
          Buffer.alloc(0),
          Buffer.from(`--${boundary}--\r\n`),
          Buffer.from(`--${boundary}\r\n`.repeat(200)),
        ]),
        'refused',
      ),
  ];
  const tooLarge = Array.from({ length: 3 }, (_, index) =>
    plain(
      'one byte too many',
      form(filePart(filled(20 * 1024 * 1024 + 1 + index * 500_000))),
      'refused',
    ),
  );
  return [
    ...tooLarge,
    ...Array.from({ length: count - tooLarge.length }, (_, index) =>
      (kinds[index % kinds.length] ?? pick(kinds))(),
    ),
  ];
}
