import { act, render } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useLinkedReveal } from '@/components/tool/use-linked-reveal';

function Tool({ isSettled }: { isSettled?: boolean }) {
  useLinkedReveal(isSettled);
  return <p>Figures</p>;
}

const page = document.documentElement;
const isHidden = (): boolean => page.hasAttribute('data-linked');
beforeEach(() => page.setAttribute('data-linked', ''));

async function hydrate(isSettled: boolean): Promise<Root> {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Tool isSettled={isSettled} />);
  return act(() => hydrateRoot(container, <Tool isSettled={isSettled} />));
}

describe('A tool that is hidden because its address carries figures', () => {
  it('stays hidden until all that is deferred shows them', async () => {
    const root = await hydrate(false);
    expect(isHidden()).toBe(true);
    await act(async () => root.render(<Tool isSettled />));
    expect(isHidden()).toBe(false);
  });

  it('is shown at once where nothing is deferred', async () => {
    await hydrate(true);
    expect(isHidden()).toBe(false);
  });

  it('hides nothing of the page that follows it', () => {
    const { unmount } = render(<Tool isSettled={false} />);
    unmount();
    expect(isHidden()).toBe(false);
  });
});
