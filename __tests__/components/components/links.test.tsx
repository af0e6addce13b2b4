import { render, screen, within } from '@testing-library/react';
import { ActionLinks } from '@/components/action-links';
import { Breadcrumbs } from '@/components/breadcrumbs';
import { contactLink } from '@/components/contact-link';
import { StickyActions } from '@/components/footer/sticky-actions';

describe('The path to a page', () => {
  it('is a named landmark that links all but the page itself', () => {
    render(
      <Breadcrumbs
        locale="hk"
        label="你在這裏"
        crumbs={[
          { label: '首頁', href: '/' },
          { label: '樓宇按揭', href: '/first-mortgage' },
        ]}
      />,
    );
    const path = screen.getByRole('navigation', { name: '你在這裏' });
    expect(within(path).getAllByRole('link')).toHaveLength(1);
    expect(within(path).getByRole('link', { name: '首頁' })).toHaveAttribute('href', '/hk');
    expect(within(path).getByText('樓宇按揭')).toHaveAttribute('aria-current', 'page');
  });
});

describe('The actions of a block', () => {
  const action = (name: string, href: string) => ({
    kind: 'primary' as const,
    href,
    labelEn: name,
    labelHk: `${name} hk`,
    labelCn: `${name} cn`,
  });

  it('are links in the language of the page, and nothing where there are none', () => {
    const { container, rerender } = render(
      <ActionLinks locale="cn" actions={[action('Apply', '/product-finder')]} />,
    );
    expect(screen.getByRole('link', { name: 'Apply cn' })).toHaveAttribute(
      'href',
      '/cn/product-finder',
    );
    rerender(<ActionLinks locale="cn" actions={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('are at the foot of a phone the valuation and the application', () => {
    render(<StickyActions locale="en" words={{ valuation: 'Value', apply: 'Apply' }} />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en/online-property',
      '/en/product-finder',
    ]);
  });
});

describe('A contact', () => {
  it.each([
    ['phone', '2345 6789', 'tel:+85223456789'],
    ['phone', '+852 2345 6789', 'tel:+85223456789'],
    ['complaint', '2345-6789', 'tel:+85223456789'],
    ['mail', 'care@example.com', 'mailto:care@example.com'],
    ['phone', 'to be added', undefined],
    ['mail', 'to be added', undefined],
    ['whatsapp', '9123 4567', 'https://wa.me/85291234567'],
    ['whatsapp', '+86 138 0013 8000', 'https://wa.me/8613800138000'],
    ['visit', '[to be set]', undefined],
    [
      'visit',
      '1 Queen’s Road Central',
      'https://www.google.com/maps/search/?api=1&query=1+Queen%E2%80%99s+Road+Central',
    ],
    ['post', '1 Queen’s Road Central', undefined],
  ] as const)('%s %s leads to %s', (kind, value, address) => {
    expect(contactLink(kind, value, 'en')).toBe(address);
  });
});
