import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ErrorSummary } from '@/components/form/error-summary';

/** A form whose field must not be empty, checked as it is typed once it was sent. */
function Form() {
  const [text, setText] = useState('');
  const [attempt, setAttempt] = useState(0);
  const isWrong = attempt > 0 && text === '';
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAttempt(attempt + 1);
      }}
    >
      <ErrorSummary
        heading="There is a problem"
        titlePrefix="Error: "
        errors={isWrong ? [{ fieldId: 'name', text: 'Enter a name' }] : []}
        attempt={attempt}
      />
      <input
        id="name"
        aria-label="Name"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}

it('takes the focus after each attempt, and not from somebody who types', async () => {
  const user = userEvent.setup();
  render(<Form />);
  const field = screen.getByRole('textbox', { name: 'Name' });
  await user.type(field, '{Enter}');
  expect(screen.getByRole('alert')).toHaveFocus();
  await user.type(field, 'A{Backspace}');
  expect(screen.getByRole('alert')).toBeVisible();
  expect(field).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('alert')).toHaveFocus();
});
