import fc from 'fast-check';
import {
  attachmentHeader,
  createPdfLockDetector,
  detectFileType,
  sanitiseFileName,
  typeDetectionBytes,
} from '@/backoffice/domains/document/document.model';
import { archiveTailBytes } from '@/backoffice/domains/document/word-archive';
import { officeFile } from '@test/support/document/office-file';

describe('The name of a file', () => {
  it.each([
    ['payslip.pdf', 'payslip.pdf'],
    ['C:\\Users\\me\\香港身份證.jpg', '香港身份證.jpg'],
    ['../../etc/passwd', 'passwd'],
    ['.htaccess', 'htaccess'],
    ['photo\u202Egnp.exe', 'photognp.exe'],
    ['a\u0000b\r\n.pdf', 'ab.pdf'],
    ['  two   words .pdf ', 'two words .pdf'],
    ['..', 'document'],
    ['', 'document'],
    ['a<b>"c|d?.pdf', 'a_b__c_d_.pdf'],
  ])('%j is kept as %j', (given, kept) => {
    expect(sanitiseFileName(given)).toBe(kept);
  });

  it('keeps its ending when it is too long', () => {
    expect(sanitiseFileName(`${'x'.repeat(500)}.jpeg`)).toMatch(/^x{115}\.jpeg$/);
  });

  it('can be shown and offered whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
        const name = sanitiseFileName(given);
        expect(name).toMatch(/^[^/\\\p{Cc}\p{Cf}\p{Cs}<>:"|?*]{1,120}$/u);
        expect([...name].length).toBeLessThanOrEqual(120);
        expect(attachmentHeader(name)).toMatch(
          /^attachment; filename="[\x20-\x21\x23-\x7e]+"; filename\*=UTF-8''[\w.%~-]+$/,
        );
      }),
    );
  });

  it('is offered so that old and new programs read it (RFC 6266)', () => {
    expect(attachmentHeader('€ rates.pdf')).toBe(
      `attachment; filename="_ rates.pdf"; filename*=UTF-8''%E2%82%AC%20rates.pdf`,
    );
  });
});

describe('The type of a file', () => {
  it.each([
    ['ffd8ffe000104a464946', 'image/jpeg'],
    ['89504e470d0a1a0a0000000d49484452', 'image/png'],
    [Buffer.from('%PDF-1.7').toString('hex'), 'application/pdf'],
    [Buffer.from('<html><script>').toString('hex'), 'application/octet-stream'],
    ['', 'application/octet-stream'],
    [`00000018${Buffer.from('ftypheic').toString('hex')}00000000`, 'image/heic'],
  ])('that begins with %s is %s', async (hex, type) => {
    const bytes = Buffer.from(hex, 'hex');
    expect(await detectFileType(bytes, bytes)).toBe(type);
  });

  const typeOf = (bytes: Buffer) =>
    detectFileType(bytes.subarray(0, typeDetectionBytes), bytes.subarray(-archiveTailBytes));
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

  it.each([
    { parts: ['word/document.xml', '[Content_Types].xml'], type: word },
    { parts: ['_rels/.rels', 'word/document2.xml', '[Content_Types].xml'], type: word },
    { parts: ['word/document.xml', 'word/styles.xml'], type: 'application/zip' },
    { parts: ['xl/workbook.xml', '[Content_Types].xml'], type: 'application/zip' },
    {
      parts: ['word/document.xml', 'word/vbaProject.bin', '[Content_Types].xml'],
      type: 'application/zip',
    },
  ])('that is an archive of $parts is $type', async ({ parts, type }) => {
    expect(await typeOf(officeFile(parts))).toBe(type);
    expect(await typeOf(officeFile(parts, 'a comment at its end'))).toBe(type);
  });

  it('that is an archive without a whole directory is an archive', async () => {
    const file = officeFile(['word/document.xml', '[Content_Types].xml']);
    for (const cut of [1, 30, 100, 200])
      expect(await typeOf(file.subarray(0, -cut))).toBe('application/zip');
    const damaged = Buffer.from(file);
    for (let position = 10_000; position < file.length; position += 1) {
      damaged[position] = 0xff;
      expect(await typeOf(damaged)).toMatch(/^application\/(?:zip|vnd\.)/);
      damaged[position] = file[position] ?? 0;
    }
  });

  it('comes of any beginning without a fault', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 4_100 }), async (head) =>
        expect(await detectFileType(head, Buffer.from(head))).toMatch(
          /^[\w.+-]+\/[\w.+-]+(?:; ?[\w=-]+)?$/,
        ),
      ),
    );
  });
});

describe('The lock of a PDF', () => {
  it('is found wherever the file is cut into pieces', () => {
    const text = Buffer.from('x'.repeat(100) + ' /Encrypt 12 0 R '.padEnd(90));
    for (let cut = 0; cut <= text.length; cut += 1) {
      const watch = createPdfLockDetector();
      watch.update(text.subarray(0, cut));
      watch.update(text.subarray(cut));
      expect([watch.isLocked('application/pdf'), watch.isLocked('text/plain')]).toEqual([
        true,
        false,
      ]);
    }
  });

  it('is not the mere word', () => {
    const watch = createPdfLockDetector();
    watch.update(Buffer.from('/Encrypt me, /EncryptMetadata true'));
    expect(watch.isLocked('application/pdf')).toBe(false);
  });
});
