'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import { CheckField } from '@/components/form/check-field';
import { SelectField } from '@/components/form/select-field';
import { TextAreaField } from '@/components/form/text-area-field';
import { TextField } from '@/components/form/text-field';
import { contentLimits } from '@/contracts/content/content-choices';
import own from '../content.module.css';
import { idOf } from './field-id';
import { useContentForm } from './form-context';
import { FieldList, type GroupProps } from './field-list';
import { ImageField } from './image-field';
import { LocalisedField } from './localised-field';
import { OptionsField } from './options-field';
import { optionWords, partWords, variantWords } from './path-words';
import type { ContentField, ContentPart } from './schema-field';

/** The parts of a document or of one thing in it. */
export function Group({ parts, name, path }: GroupProps) {
  return parts.map((part) => {
    const at = path === '' ? part.name : `${path}.${part.name}`;
    const place = `${name}.${part.name}`;
    return part.isLocalised ? (
      <LocalisedField key={part.name} part={part} name={place} path={at} />
    ) : (
      <PartField key={part.name} part={part} name={place} path={at} />
    );
  });
}

interface PartFieldProps {
  part: ContentPart;
  name: string;
  path: string;
}

function PartField({ part, name, path }: PartFieldProps) {
  const { t, tForm, draft } = useContentForm();
  const { register } = useFormContext();
  const { field, isOptional } = part;
  const shared = {
    id: idOf(name),
    // Beside the image of its first block it says which one it is.
    label: partWords(
      draft.kind === 'landing-pages' && path === 'image' ? 'previewImage' : part.name,
      tForm,
    ),
    hint:
      draft.warnings
        .filter((warning) => warning.path === path)
        .map(({ kind, found }) => t(`contentWarning.${kind}`, { found }))
        .join(' · ') || undefined,
    problem: draft.problems[path],
    optional: isOptional ? t('state.optional') : undefined,
  };
  switch (field.kind) {
    case 'fixed':
      return null;
    case 'flag':
      return <CheckField id={shared.id} label={shared.label} {...register(name)} />;
    case 'number':
      return (
        <TextField
          {...shared}
          width="short"
          inputMode="decimal"
          maxLength={contentLimits.figure}
          {...register(name)}
        />
      );
    case 'day':
      return <TextField {...shared} width="medium" type="date" {...register(name)} />;
    case 'moment':
      return (
        <TextField
          {...shared}
          hint={t('content.moment')}
          width="medium"
          type="datetime-local"
          {...register(name)}
        />
      );
    case 'text':
      return <TextField {...shared} maxLength={contentLimits.line} {...register(name)} />;
    case 'image':
      return <ImageField shared={shared} name={name} path={path} />;
    case 'choice':
      return <ChoiceField shared={shared} part={part.name} options={field.options} name={name} />;
    case 'lines':
      if (field.options.length > 0)
        return (
          <OptionsField shared={shared} part={part.name} options={field.options} name={name} />
        );
      return (
        <TextAreaField
          {...shared}
          rows={3}
          maxLength={contentLimits.line}
          hint={t('content.lines')}
          {...register(name)}
        />
      );
    case 'list':
      return (
        <FieldList part={part} item={field.item} name={name} path={path}>
          {(inner) => <Group {...inner} />}
        </FieldList>
      );
    case 'group':
      return (
        <fieldset className={own.group}>
          <legend>{shared.label}</legend>
          <Group parts={field.parts} name={name} path={path} />
        </fieldset>
      );
    case 'variants':
      return <VariantField field={field} label={shared.label} name={name} path={path} />;
  }
}

interface ChoiceFieldProps {
  shared: {
    id: string;
    label: string;
    hint: string | undefined;
    problem: string | undefined;
    optional: string | undefined;
  };
  part: string;
  options: readonly string[];
  name: string;
}

function ChoiceField({ shared, part, options, name }: ChoiceFieldProps) {
  const { t, tForm } = useContentForm();
  const { register } = useFormContext();
  return (
    <SelectField
      {...shared}
      choices={[
        { value: '', label: t('content.none') },
        ...options.map((value) => ({ value, label: optionWords(part, value, tForm) })),
      ]}
      {...register(name)}
    />
  );
}

interface VariantFieldProps {
  field: Extract<ContentField, { kind: 'variants' }>;
  label: string;
  name: string;
  path: string;
}

/** A part that has one of several shapes, which is chosen first. */
function VariantField({ field, label, name, path }: VariantFieldProps) {
  const { tForm, draft } = useContentForm();
  const { register } = useFormContext();
  const by = `${name}.${field.by}`;
  const chosen: unknown = useWatch({ name: by });
  const variant = field.variants.find((one) => one.name === chosen);
  return (
    <fieldset className={own.group}>
      <legend>{label}</legend>
      <SelectField
        id={idOf(by)}
        label={partWords(field.by, tForm)}
        problem={draft.problems[`${path}.${field.by}`]}
        choices={field.variants.map((one) => ({
          value: one.name,
          label: variantWords(one.name, tForm),
        }))}
        {...register(by)}
      />
      {variant ? (
        <Group
          parts={variant.parts.filter((part) => part.name !== field.by)}
          name={name}
          path={path}
        />
      ) : null}
    </fieldset>
  );
}
