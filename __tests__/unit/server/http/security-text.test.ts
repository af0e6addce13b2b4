import { placeholder } from '@/config/brand';
import { securityText } from '@/server/http/security-text';

const siteUrl = 'https://www.example.hk';
const now = new Date('2026-11-22T00:00:00Z');

describe('The text that says whom to tell of a weakness', () => {
  it('names the mail address, an end within a year, and its own place (RFC 9116 section 2.5)', () => {
    expect(securityText({ siteUrl, email: 'desk@example.hk', now })).toBe(
      [
        'Contact: mailto:desk@example.hk',
        'Expires: 2027-05-21T00:00:00.000Z',
        'Preferred-Languages: en, zh',
        'Canonical: https://www.example.hk/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  it('names the contact page while no mail address is set', () => {
    expect(securityText({ siteUrl, email: placeholder, now })).toContain(
      'Contact: https://www.example.hk/en/contact-us\n',
    );
  });
});
