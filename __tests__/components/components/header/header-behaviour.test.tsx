import { fireEvent, render, screen } from '@testing-library/react';
import { HeaderBehaviour } from '@/components/header/header-behaviour';
import { goTo } from '@test/support/fakes/next-navigation';

const header = () => (
  <>
    <nav data-menus>
      <details>
        <summary>Mortgages</summary>
        <a href="#a">First</a>
      </details>
      <details>
        <summary>Loans</summary>
      </details>
    </nav>
    <details data-menus>
      <summary>Menu</summary>
    </details>
    <details>
      <summary>A question</summary>
    </details>
    <p>page</p>
    <HeaderBehaviour />
  </>
);

const detailsOf = (summary: string): HTMLDetailsElement => {
  const details = screen.getByText(summary).closest('details');
  if (!details) throw new Error(`${summary} is in no details`);
  return details;
};

function open(...summaries: string[]): void {
  for (const summary of summaries) detailsOf(summary).open = true;
}

const opened = (): string[] =>
  ['Mortgages', 'Loans', 'Menu', 'A question'].filter((summary) => detailsOf(summary).open);

describe('The menus of the header', () => {
  beforeEach(() => goTo('/en'));

  it('close on Escape, and the focus returns to where it came from', () => {
    render(header());
    open('Mortgages', 'A question');
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(opened()).toEqual(['A question']);
    expect(screen.getByText('Mortgages')).toHaveFocus();
  });

  it('stay open for other keys', () => {
    render(header());
    open('Mortgages');
    fireEvent.keyDown(document, { key: 'Tab' });
    expect(opened()).toEqual(['Mortgages']);
  });

  it('close on a click elsewhere, not on one inside', () => {
    render(header());
    open('Mortgages', 'Menu');
    fireEvent.click(screen.getByText('First'));
    expect(opened()).toEqual(['Mortgages']);
    fireEvent.click(screen.getByText('page'));
    expect(opened()).toEqual([]);
  });

  it('close after a navigation', () => {
    const { rerender } = render(header());
    open('Menu', 'A question');
    goTo('/en/faq');
    rerender(header());
    expect(opened()).toEqual(['A question']);
  });

  it('stay open when the script arrives after them', () => {
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = '<nav data-menus><details open><summary>Early</summary></details></nav>';
    render(<HeaderBehaviour />);
    expect(host.querySelector('details')?.open).toBe(true);
    host.remove();
  });

  it('leave nothing behind when the header goes', () => {
    const { unmount } = render(header());
    unmount();
    render(
      <details data-menus>
        <summary>Menu</summary>
      </details>,
    );
    const menu = screen.getByText('Menu').closest('details');
    menu?.setAttribute('open', '');
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(menu).toHaveAttribute('open');
  });
});
