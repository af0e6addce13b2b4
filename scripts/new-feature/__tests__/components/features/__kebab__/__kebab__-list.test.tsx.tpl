import { render, screen } from '@testing-library/react';
import { __Pascal__List } from '@/features/__kebab__/components/__kebab__-list';

const words = { heading: 'All of them', none: 'There is none yet.' };

describe('The __words__ list', () => {
  it('shows every item in the language of the page', () => {
    render(<__Pascal__List items={[{ _id: 'one', titleEn: 'One', titleHk: '一', titleCn: '一' }]} locale="hk" words={words} />);
    expect(screen.getByRole('region', { name: 'All of them' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['一']);
  });

  it('says when there is none', () => {
    render(<__Pascal__List items={[]} locale="en" words={words} />);
    expect(screen.getByText('There is none yet.')).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });
});
