import { hasEndMarker, initialReview } from '@/backoffice/domains/document/document-review';

const file = {
  size: 50_000,
  sha256: 'hash',
  type: 'application/pdf',
  isLocked: false,
  isComplete: true,
};

describe('A file', () => {
  it.each(['image/jpeg', 'image/png', 'image/heic', 'image/webp', 'application/pdf', 'image/tiff'])(
    'of the type %s counts as received by itself',
    (type) => {
      expect(initialReview({ ...file, type }, ['image/tiff'])).toBeNull();
    },
  );

  it.each([
    ['a program', { type: 'application/x-msdownload' }],
    ['a page of the web', { type: 'application/octet-stream' }],
    ['of six bytes', { size: 6 }],
    ['locked', { isLocked: true }],
    ['broken off', { isComplete: false }],
  ])('that is %s waits for a person', (_what, more) => {
    expect(initialReview({ ...file, ...more }, [])).toBe('waiting');
  });

  it.each([
    ['image/jpeg', 'ffd8ff00', false],
    ['image/jpeg', 'ffd8ffd900', true],
    ['application/pdf', Buffer.from('trailer').toString('hex'), false],
    ['application/pdf', Buffer.from('%%EOF').toString('hex'), true],
    ['image/webp', '00', true],
  ])('of the type %s that ends in %s is whole: %s', (type, tail, expected) => {
    expect(hasEndMarker(type, Buffer.from(tail, 'hex'))).toBe(expected);
  });
});
