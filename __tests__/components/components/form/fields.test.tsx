import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { CheckField } from '@/components/form/check-field';
import { ChoiceField } from '@/components/form/choice-field';
import { SelectField } from '@/components/form/select-field';
import { TextAreaField } from '@/components/form/text-area-field';
import { TextField } from '@/components/form/text-field';

interface State {
  hint?: string;
  problem?: string;
  disabled?: boolean;
}

const choices = [
  { value: 'flat', label: 'A flat' },
  { value: 'house', label: 'A house', hint: 'With a garden or without' },
];

const fields: Record<string, [role: string, (state: State) => ReactElement]> = {
  'text field': ['textbox', (state) => <TextField id="home" label="Your home" {...state} />],
  'text area': ['textbox', (state) => <TextAreaField id="home" label="Your home" {...state} />],
  select: [
    'combobox',
    (state) => <SelectField id="home" label="Your home" choices={choices} {...state} />,
  ],
  checkbox: ['checkbox', (state) => <CheckField id="home" label="Your home" {...state} />],
  'group of choices': [
    'radiogroup',
    ({ disabled, ...state }) => (
      <ChoiceField
        id="home"
        legend="Your home"
        choices={choices}
        input={{ name: 'home', disabled }}
        {...state}
      />
    ),
  ],
};

describe.each(Object.entries(fields))('A %s', (_kind, [role, show]) => {
  it('has the name of its label, is described by its hint and is not marked', () => {
    render(show({ hint: 'Where you live now' }));
    const field = screen.getByRole(role, { name: /^Your home/ });
    expect(field).toHaveAccessibleDescription('Where you live now');
    expect(field).not.toHaveAttribute('aria-invalid');
  });

  it('is marked and described by what is wrong, after its hint', () => {
    render(show({ hint: 'Where you live now', problem: 'Say where you live' }));
    const field = screen.getByRole(role, { name: /^Your home/ });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Where you live now Say where you live');
    expect(screen.getByText('Say where you live')).toBeVisible();
  });

  it('cannot be operated while it is disabled', async () => {
    render(show({ disabled: true }));
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });
});

describe('A text field', () => {
  it('says that it is optional, and reads its unit only once, as part of its label', () => {
    render(<TextField id="area" label="Area in sq. ft." optional="(optional)" suffix="sq. ft." />);
    expect(screen.getByRole('textbox', { name: 'Area in sq. ft. (optional)' })).toBeVisible();
    expect(screen.getByText('sq. ft.')).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('A group of choices', () => {
  it('is one stop of the keyboard, whose arrows choose, and has its id on the first choice', async () => {
    const user = userEvent.setup();
    render(
      <ChoiceField
        id="home"
        legend="Your home"
        choices={choices}
        input={{ name: 'home', defaultChecked: false }}
      />,
    );
    const [flat, house] = screen.getAllByRole('radio');
    expect(flat).toHaveAttribute('id', 'home');
    await user.tab();
    expect(flat).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(house).toBeChecked();
    expect(house).toHaveAccessibleName('A house With a garden or without');
    await user.tab();
    expect(document.body).toHaveFocus();
  });
});

describe('A checkbox', () => {
  it('is ticked by its whole statement and by the space bar', async () => {
    const user = userEvent.setup();
    render(<CheckField id="agree" label="I have read the notice" />);
    const box = screen.getByRole('checkbox');
    await user.click(screen.getByText('I have read the notice'));
    expect(box).toBeChecked();
    await user.keyboard(' ');
    expect(box).not.toBeChecked();
  });
});
