'use client';

import { useController } from 'react-hook-form';
import { CheckField } from '@/components/form/check-field';
import { FieldNotes } from '@/components/form/form-field';
import own from '../content.module.css';
import { useContentForm } from './form-context';
import { optionWords } from './path-words';

interface OptionsFieldProps {
  shared: { id: string; label: string; problem: string | undefined; optional: string | undefined };
  part: string;
  options: readonly string[];
  name: string;
}

/** Any of some values, each a box to tick. The form keeps them as lines, in the order of the options. */
export function OptionsField({ shared, part, options, name }: OptionsFieldProps) {
  const { tForm } = useContentForm();
  const { field } = useController({ name });
  const chosen = String(field.value ?? '').split('\n');
  const { id, label, problem, optional } = shared;
  return (
    <fieldset className={own.group} aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend>
        {label}
        {optional ? ` ${optional}` : ''}
      </legend>
      <FieldNotes id={id} problem={problem} />
      <div className={own.options}>
        {options.map((value) => (
          <CheckField
            key={value}
            id={`${id}-${value}`}
            label={optionWords(part, value, tForm)}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              field.onChange(
                options
                  .filter((one) => (one === value ? target.checked : chosen.includes(one)))
                  .join('\n'),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
