import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { useEarlyInput } from '@/components/use-early-input';

function Form({ onSubmit }: { onSubmit?: (name: string) => void }) {
  const form = useEarlyInput<HTMLFormElement>();
  const [name, setName] = useState('');
  const [agrees, setAgrees] = useState(false);
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(name);
      }}
    >
      <input id="name" value={name} onChange={(event) => setName(event.target.value)} />
      <input
        id="agrees"
        type="checkbox"
        checked={agrees}
        onChange={(event) => setAgrees(event.target.checked)}
      />
      <output>{`${name} ${agrees}`}</output>
    </form>
  );
}

/** What the inline script of a page keeps: controls of the document as the server sent it, which were replaced meanwhile. */
function remember(path: string): void {
  const control = (id: string) => Object.assign(document.createElement('input'), { id });
  window.earlyInput = Object.assign(
    new Map<EventTarget, string | boolean>([
      [control('name'), 'Chan'],
      [control('agrees'), true],
    ]),
    { path, complete: new Set<EventTarget>() },
  );
}

describe('What was entered before the page came to life', () => {
  it('is taken over, once', async () => {
    remember(window.location.pathname);
    render(<Form />);
    await act(async () => {});
    expect(screen.getByRole('textbox')).toHaveValue('Chan');
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent('Chan true');
    expect(window.earlyInput?.size).toBe(0);
  });

  it.each([true, false])(
    'of a control with the focus is finished where it was confirmed: %s',
    async (isConfirmed) => {
      remember(window.location.pathname);
      const container = document.body.appendChild(document.createElement('div'));
      container.innerHTML = renderToString(<Form />);
      const name = container.querySelector<HTMLInputElement>('#name');
      const left = jest.fn();
      name?.addEventListener('focusout', left);
      name?.focus();
      const [held] = window.earlyInput?.keys() ?? [];
      if (isConfirmed && held) window.earlyInput?.complete.add(held);
      render(<Form />, { container, hydrate: true });
      await act(async () => {});
      expect([name?.value, left.mock.calls.length]).toEqual(['Chan', isConfirmed ? 1 : 0]);
      container.remove();
    },
  );

  it('is submitted after it was taken over, where the form was submitted by then, once', async () => {
    const onSubmit = jest.fn();
    remember(window.location.pathname);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Form onSubmit={onSubmit} />);
    window.earlySubmit = container.querySelector('form') ?? undefined;
    render(<Form onSubmit={onSubmit} />, { container, hydrate: true });
    await act(async () => {});
    expect(onSubmit.mock.calls).toEqual([['Chan']]);
    expect(window.earlySubmit).toBeUndefined();
  });

  it('is forgotten on another page', async () => {
    remember('/en/somewhere-else');
    render(<Form />);
    await act(async () => {});
    expect(screen.getByRole('status')).toHaveTextContent('false');
    expect(window.earlyInput?.size).toBe(0);
  });
});
