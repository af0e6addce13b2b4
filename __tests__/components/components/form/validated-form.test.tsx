import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextField } from '@/components/form/text-field';
import { useValidatedForm } from '@/components/form/use-validated-form';
import { fieldMessage, ValidatedForm } from '@/components/form/validated-form';

interface Values {
  name: string;
  phone: string;
}

interface FormProps {
  failure?: string;
  onSubmit: (values: Values) => void;
}

function Form({ failure, onSubmit }: FormProps) {
  const [values, setValues] = useState<Values>({ name: '', phone: '' });
  const form = useValidatedForm<Values>({
    values,
    onChange: setValues,
    validate: ({ name, phone }) => ({
      name: name === '' ? 'Enter your name' : undefined,
      phone: /^\d{8}$/.test(phone) ? undefined : 'Enter eight digits',
    }),
  });
  const text = (field: keyof Values) => ({
    id: field,
    label: `Your ${field}`,
    problem: fieldMessage(form, field),
    ...form.register(field),
  });
  return (
    <ValidatedForm
      form={form}
      failure={failure ? { fieldId: null, text: failure } : null}
      heading="Please check"
      titlePrefix="Error: "
      onSubmit={onSubmit}
    >
      <TextField {...text('name')} />
      <TextField {...text('phone')} />
      <button type="submit">Send</button>
      <button type="button" onClick={() => setValues({ name: 'Chan', phone: '91234567' })}>
        Fill in
      </button>
    </ValidatedForm>
  );
}

const box = (name: string) => screen.getByRole('textbox', { name });
beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

describe('A form with a summary of its errors', () => {
  it('says nothing while it is filled in, and everything once it is sent', async () => {
    const user = userEvent.setup();
    const onSubmit = jest.fn();
    render(<Form onSubmit={onSubmit} />);
    await user.type(box('Your phone'), '912{Tab}');
    expect(box('Your phone')).toBeValid();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('alert', { name: 'Please check' })).toHaveFocus();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Enter your name',
      'Enter eight digits',
    ]);
    expect(box('Your name')).toHaveAccessibleDescription('Enter your name');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('drops an error as soon as its field is right, and sends what was typed', async () => {
    const user = userEvent.setup();
    const onSubmit = jest.fn();
    render(<Form onSubmit={onSubmit} />);
    await user.type(box('Your phone'), '91234567{Enter}');
    await user.click(await screen.findByRole('link', { name: 'Enter your name' }));
    expect(box('Your name')).toHaveFocus();
    await user.keyboard('Chan');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledWith({ name: 'Chan', phone: '91234567' });
  });

  it('takes over values that did not come from typing', async () => {
    const user = userEvent.setup();
    render(<Form onSubmit={jest.fn()} />);
    await user.click(screen.getByRole('button', { name: 'Fill in' }));
    expect(box('Your name')).toHaveValue('Chan');
  });

  it('says why it was refused where every field is right', async () => {
    render(<Form failure="Our system did not answer" onSubmit={jest.fn()} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Our system did not answer');
    expect(screen.queryByRole('link')).toBeNull();
  });
});
