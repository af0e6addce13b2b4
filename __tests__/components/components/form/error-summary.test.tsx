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

beforeEach(() => {
  document.title = 'Contact us';
  Element.prototype.scrollIntoView = jest.fn();
});

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

it('is named by its heading and marks the title of the page until nothing is wrong', async () => {
  const user = userEvent.setup();
  render(<Form />);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.type(screen.getByRole('textbox'), '{Enter}');
  expect(screen.getByRole('alert', { name: 'There is a problem' })).toBeVisible();
  expect(document.title).toBe('Error: Contact us');
  await user.type(screen.getByRole('textbox'), 'Chan');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.title).toBe('Contact us');
});

it('leads to each field, to the first of a group, and has no link for what belongs to none', async () => {
  const user = userEvent.setup();
  const ids = ['text', 'area', 'list', 'choice', 'group'];
  render(
    <>
      <ErrorSummary
        heading="There is a problem"
        titlePrefix="Error: "
        errors={[
          { fieldId: null, text: 'Not sent' },
          ...ids.map((id) => ({ fieldId: id, text: `Mend ${id}` })),
        ]}
        attempt={1}
      />
      <input id="text" aria-label="text" />
      <textarea id="area" aria-label="area" />
      <select id="list" aria-label="list" />
      <input id="choice" type="radio" name="choice" aria-label="choice" />
      <div id="group">
        <input aria-label="group" />
      </div>
    </>,
  );
  for (const id of ids) {
    await user.click(screen.getByRole('link', { name: `Mend ${id}` }));
    expect(screen.getByLabelText(id)).toHaveFocus();
  }
  expect(screen.getAllByRole('link')).toHaveLength(ids.length);
  expect(screen.getByText('Not sent')).toBeVisible();
});
