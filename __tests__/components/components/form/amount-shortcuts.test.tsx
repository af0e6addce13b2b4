import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { AmountShortcuts } from '@/components/form/amount-shortcuts';

function Field() {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('350');
  return (
    <>
      <input
        ref={input}
        aria-label="Loan"
        inputMode="decimal"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <AmountShortcuts
        label="Keys for Loan"
        input={input}
        units={[{ text: 'm', label: 'million' }]}
        words={{ text: 'ABC', label: 'Full keyboard' }}
        onComplete={setText}
      />
    </>
  );
}

it('The keys of an amount are a named group, and one adds its unit with the caret behind it', async () => {
  const user = userEvent.setup();
  render(<Field />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await user.click(field);
  expect(screen.getByRole('group', { name: 'Keys for Loan' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'million' }));
  expect(field).toHaveValue('350m');
  expect(field).toHaveFocus();
  expect([field.selectionStart, field.selectionEnd]).toEqual([4, 4]);
});

it('The key for words gives the field the full keyboard, and the focus anew', async () => {
  const user = userEvent.setup();
  render(<Field />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  const focused: string[] = [];
  field.addEventListener('focus', () => focused.push(field.inputMode));
  await user.click(field);
  await user.click(screen.getByRole('button', { name: 'Full keyboard' }));
  expect(focused.at(-1)).toBe('text');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('350');
});
