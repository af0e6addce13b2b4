import { isEmailAddress } from '@/lib/texts/is-email-address';

describe('The form of an email address', () => {
  it.each(['chan@example.hk', ' tai.man+loan@mail.example.com.hk ', '陳@例子.香港'])(
    'is that of %s',
    (text) => expect(isEmailAddress(text)).toBe(true),
  );

  it.each([
    '',
    'chan',
    'chan@example',
    '@example.hk',
    'a b@example.hk',
    'a@@example.hk',
    'a@b..hk',
  ])('is not that of "%s"', (text) => expect(isEmailAddress(text)).toBe(false));
});
