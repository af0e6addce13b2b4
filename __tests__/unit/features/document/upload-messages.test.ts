import { parseApplicationNumber } from '@/features/document/application-number';
import { formatFileSize, documentDisplayState } from '@/features/document/upload-messages';
import type { UploadedDocument } from '@/contracts/document/document';

describe('An application number', () => {
  it.each([
    'HK-2026-7F3K9Q2M',
    ' hk-2026-7f3k9q2m ',
    'HK 2026 7F3K 9Q2M',
    'hk20267f3k9q2m',
    'ＨＫ－２０２６－７Ｆ３Ｋ９Ｑ２Ｍ',
    'HK–2026–7F3K9Q2M',
  ])('written as %s is understood', (text) => {
    expect(parseApplicationNumber(text)).toBe('HK-2026-7F3K9Q2M');
  });

  it('has no I, L or O, which are taken for 1 and 0', () => {
    expect(parseApplicationNumber('HK-2026-IL0O9Q2M')).toBe('HK-2026-11009Q2M');
  });

  it.each([
    '',
    'HK-2026',
    '7F3K9Q2M',
    'HK-2026-7F3K9Q2',
    'HK-2026-7F3K9Q2MM',
    'HK-2026-7F3K9Q2U',
    'GB-2026-7F3K9Q2M',
  ])('is not %s', (text) => {
    expect(parseApplicationNumber(text)).toBeNull();
  });
});

describe('The size of a file', () => {
  it.each([
    [1, '1 KB'],
    [1_023, '1 KB'],
    [839_680, '820 KB'],
    [1_048_576, '1.0 MB'],
    [20_971_520, '20.0 MB'],
  ])('of %d bytes is %s', (bytes, words) => {
    expect(formatFileSize(bytes)).toBe(words);
  });
});

describe('A document', () => {
  const of = (more: Partial<UploadedDocument>) =>
    documentDisplayState({
      id: 'a',
      slot: 'identity',
      name: 'a',
      size: 1,
      type: 'application/pdf',
      status: 'stored',
      review: null,
      isLocked: false,
      uploadedAt: '',
      ...more,
    });
  it('stands as its scan and its lock say', () => {
    expect([
      of({}),
      of({ status: 'clean' }),
      of({ status: 'waiting' }),
      of({ isLocked: true }),
      of({ status: 'infected', isLocked: true }),
    ]).toEqual(['received', 'received', 'waiting', 'locked', 'virus']);
  });
});
