'use client';

import { useState, type ReactNode } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { isRecord } from '@/lib/object/to-record';
import styles from '@/features/desk/frame/desk-app.module.css';
import own from '../content.module.css';
import { idOf } from './field-id';
import { useContentForm } from './form-context';
import { toFormValues } from './form-values';
import { partWords, variantWords } from './path-words';
import type { ContentField, ContentPart, ContentVariant } from './schema-field';

/** The parts of a document or of one thing in it. */
export interface GroupProps {
  parts: readonly ContentPart[];
  /** Where the values stand in the form. */
  name: string;
  /** Where they stand in the document. */
  path: string;
}

interface FieldListProps {
  part: ContentPart;
  item: ContentField;
  name: string;
  path: string;
  /** Draws the parts of an item. */
  children: (inner: GroupProps) => ReactNode;
}

/** A list whose items are added, moved and removed, such as the blocks of a page; each can be folded. */
export function FieldList({ part, item, name, path, children }: FieldListProps) {
  const { t, tForm } = useContentForm();
  const { control } = useFormContext();
  const { fields, append, move, remove } = useFieldArray({ control, name });
  const [variant, setVariant] = useState(item.kind === 'variants' ? item.variants[0]?.name : '');
  const label = partWords(part.name, tForm);
  const add = (): void => {
    if (item.kind === 'group') append(toFormValues(item.parts, {}));
    if (item.kind !== 'variants') return;
    const chosen = item.variants.find((one) => one.name === variant);
    if (chosen) append({ ...toFormValues(chosen.parts, {}), [item.by]: chosen.name });
  };
  return (
    <fieldset className={own.list}>
      <legend>{label}</legend>
      {fields.map(({ id }, index) => (
        <ListItem
          key={id}
          item={item}
          label={t('content.numbered', { name: label, number: index + 1 })}
          name={`${name}.${index}`}
          path={`${path}.${index}`}
          isFirst={index === 0}
          isLast={index === fields.length - 1}
          onMove={(by) => move(index, index + by)}
          onRemove={() => remove(index)}
        >
          {children}
        </ListItem>
      ))}
      <p className={styles.actions}>
        {item.kind === 'variants' ? (
          <select
            id={`${idOf(name)}-kind`}
            aria-label={t('content.addBlock')}
            className={own.select}
            value={variant}
            onChange={({ target }) => setVariant(target.value)}
          >
            {item.variants.map((one) => (
              <option key={one.name} value={one.name}>
                {variantWords(one.name, tForm)}
              </option>
            ))}
          </select>
        ) : null}
        <button type="button" className={styles.small} onClick={add}>
          {item.kind === 'variants' ? t('content.addBlock') : t('content.add')}
        </button>
      </p>
    </fieldset>
  );
}

interface ListItemProps {
  item: ContentField;
  label: string;
  name: string;
  path: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  children: (inner: GroupProps) => ReactNode;
}

function ListItem({
  item,
  label,
  name,
  path,
  isFirst,
  isLast,
  onMove,
  onRemove,
  children,
}: ListItemProps) {
  const { t, tForm, draft } = useContentForm();
  const { getValues } = useFormContext();
  const value: unknown = useWatch({ name, compute: (found: unknown) => variantName(item, found) });
  const variant =
    item.kind === 'variants' ? item.variants.find((one) => one.name === value) : undefined;
  const words = variant
    ? t('content.named', { name: label, value: variantWords(variant.name, tForm) })
    : label;
  const isFaulty = Object.keys(draft.problems).some((one) => one.startsWith(`${path}.`));
  // It stays open while somebody writes in it, once it was.
  const [isOpened, setOpened] = useState(isFaulty || isNewItem(getValues(name), item));
  if (isFaulty && !isOpened) setOpened(true);
  return (
    <details className={own.item} open={isOpened}>
      <summary>{words}</summary>
      <p className={styles.steps}>
        {isFirst ? null : (
          <button type="button" className={styles.small} onClick={() => onMove(-1)}>
            {t('content.up', { name: label })}
          </button>
        )}
        {isLast ? null : (
          <button type="button" className={styles.small} onClick={() => onMove(1)}>
            {t('content.down', { name: label })}
          </button>
        )}
        <button type="button" className={styles.small} onClick={onRemove}>
          {t('content.remove', { name: label })}
        </button>
      </p>
      {children({ parts: partsOf(item, variant), name, path })}
    </details>
  );
}

const variantName = (item: ContentField, value: unknown): string =>
  item.kind === 'variants' && isRecord(value) ? String(value[item.by]) : '';

function partsOf(item: ContentField, variant: ContentVariant | undefined): readonly ContentPart[] {
  if (item.kind === 'group') return item.parts;
  return item.kind === 'variants' ? (variant?.parts ?? []) : [];
}

/** Nothing is written in it. */
function isNewItem(value: unknown, item: ContentField): boolean {
  const by = item.kind === 'variants' ? item.by : '';
  return (
    isRecord(value) &&
    Object.entries(value).every(
      ([key, one]) => key === by || one === '' || one === false || Array.isArray(one),
    )
  );
}
