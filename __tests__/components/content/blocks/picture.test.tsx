import { render, screen, within } from '@testing-library/react';
import { mediumExample } from '@/backoffice/http/openapi/examples/medium';
import { cardsBlockSchema, heroBlockSchema } from '@/contracts/content/blocks';
import { Cards } from '@/content/blocks/cards/cards';
import { Hero } from '@/content/blocks/hero/hero';
import { ImageBlock } from '@/content/blocks/image/image-block';
import type { BlockContext } from '@/content/block-context';
import { localise } from '@/lib/localise';

const context: BlockContext = {
  locale: 'hk',
  t: (key) => key,
  products: [],
  text: (source, field) => localise(source, field, { locale: 'hk' }),
};
const headings = { headingEn: 'Rates', headingHk: '利率', headingCn: '利率' };

describe('An image of a page', () => {
  it('keeps its place before it is there, comes in the size of the screen, and waits until it is near', () => {
    render(<ImageBlock block={{ type: 'image', image: mediumExample }} context={context} />);
    const image = screen.getByRole('img', { name: mediumExample.altHk });
    const [small, middle, large] = mediumExample.sources.map(({ path }) => path);
    expect(
      Object.fromEntries([...image.attributes].map(({ name, value }) => [name, value])),
    ).toEqual(
      expect.objectContaining({
        src: middle,
        srcset: `${small} 480w, ${middle} 960w, ${large} 1600w`,
        width: '1600',
        height: '900',
        loading: 'lazy',
      }),
    );
  });

  it('stands in place of the illustration of the head, and is loaded at once', () => {
    const block = heroBlockSchema.parse({
      type: 'hero',
      ...headings,
      illustration: 'ferry',
      image: mediumExample,
    });
    const { container } = render(<Hero block={block} context={context} />);
    const image = screen.getByRole('img', { name: mediumExample.altHk });
    expect(container.querySelectorAll('img')).toHaveLength(1);
    expect(image).not.toHaveAttribute('loading');
    expect(image).toHaveAttribute('fetchpriority', 'high');
  });

  it('stands in place of the icon of a card, and says within its link what is to be seen', () => {
    const card = {
      titleEn: 'Rates',
      titleHk: '利率',
      titleCn: '利率',
      bodyEn: 'b',
      bodyHk: '文',
      bodyCn: '文',
    };
    const block = cardsBlockSchema.parse({
      type: 'cards',
      ...headings,
      items: [
        { ...card, icon: 'key', image: mediumExample, href: '/faq' },
        { ...card, titleEn: 'Plain', icon: 'key' },
      ],
    });
    const { container } = render(<Cards block={block} context={context} />);
    const link = screen.getByRole('link', { name: `${mediumExample.altHk} 利率 文` });
    expect(within(link).getByRole('img')).toHaveAttribute('loading', 'lazy');
    expect(link.querySelector('svg')).toBeNull();
    expect(container.querySelectorAll('svg')).toHaveLength(1);
  });
});
