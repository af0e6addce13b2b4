import { isLinkAddress } from '@/lib/html/link-address';
import { sanitiseHtml } from '@/lib/sanitise-html';

describe('The address of a link', () => {
  it.each(['/faq', '/', '#costs', 'https://www.hkma.gov.hk/', 'mailto:a@b.hk', 'tel:+85221234567'])(
    'may be %s, which the sanitiser leaves',
    (address) => {
      expect(isLinkAddress(address)).toBe(true);
      const html = `<a href="${address}">here</a>`;
      expect(sanitiseHtml(html)).toBe(html);
    },
  );

  it.each(['', 'faq', '//evil.example', 'javascript:alert(1)', 'https://a b', 'data:text/html,x'])(
    'may not lead to “%s”',
    (address) => {
      expect(isLinkAddress(address)).toBe(false);
    },
  );
});
