import { render, screen } from '@testing-library/react';
import { SmartLink } from '@/components/smart-link';

describe('A link', () => {
  it.each([
    ['/rmb-loan', '/hk/rmb-loan', null],
    ['/', '/hk', null],
    ['/faq#rates', '/hk/faq#rates', null],
    ['https://www.example.com/', 'https://www.example.com/', '_blank'],
    ['tel:+85230000000', 'tel:+85230000000', null],
    ['#questions', '#questions', null],
  ])('to %s leads to %s', (href, address, target) => {
    render(
      <SmartLink href={href} locale="hk">
        go
      </SmartLink>,
    );
    const link = screen.getByRole('link', { name: 'go' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([address, target]);
    expect(link.getAttribute('rel')).toBe(target ? 'noopener noreferrer' : null);
  });
});
