'use client';

import { useEffect, useRef, useState } from 'react';
import { fieldAria, FormField, type FieldTexts } from '@/components/form/form-field';
import { useContentForm } from '../form-context';
import { LinkFields } from './link-fields';
import { linkTo, richActs, richCommands, unlink, type RichPlace } from './rich-commands';
import { createRichEditor, type RichEditor } from './rich-editor';
import { tableCommand } from './rich-table';
import { RichToolbar } from './rich-toolbar';
import own from './rich-text.module.css';
import { TableToolbar } from './table-toolbar';

interface RichAreaProps extends FieldTexts {
  lang: string;
  isBare: boolean;
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
}

const nowhere: RichPlace = {
  pressed: [],
  possible: richActs.filter((act) => act !== 'undo' && act !== 'redo'),
  href: null,
  table: null,
};

const attributesOf = ({ id, label, lang, hint, problem }: RichAreaProps) => {
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = fieldAria({
    id,
    hint,
    problem,
  });
  return {
    id,
    lang,
    class: own.area ?? '',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
  };
};

/** The place to write in, with its buttons above. */
export function RichArea(props: RichAreaProps) {
  const { id, label, hint, problem, optional, value, onBlur } = props;
  const { t, mayEdit, onWriting } = useContentForm();
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<RichEditor>(null);
  const latest = useRef({ props, mayEdit });
  const [at, setAt] = useState(nowhere);
  const [isLinking, setLinking] = useState(false);
  useEffect(() => {
    latest.current = { props, mayEdit };
  });
  useEffect(() => {
    if (!place.current) return;
    const { props: first, mayEdit: isEditable } = latest.current;
    const created = createRichEditor(place.current, {
      html: first.value,
      isBare: first.isBare,
      isEditable,
      attributes: () => ({
        ...attributesOf(latest.current.props),
        ...(isEditable ? {} : { 'aria-readonly': 'true' }),
      }),
      tokenClass: own.token ?? '',
      onChange: (html) => latest.current.props.onChange(html),
      onPlace: setAt,
      onLink: () => setLinking(true),
    });
    editor.current = created;
    return () => {
      editor.current = null;
      created.destroy();
    };
  }, []);
  useEffect(() => editor.current?.show(value), [value]);
  useEffect(() => editor.current?.describe(), [label, hint, problem]);
  const close = (): void => {
    setLinking(false);
    editor.current?.focus();
  };
  return (
    <FormField id={id} label={label} hint={hint} problem={problem} optional={optional}>
      {mayEdit ? (
        <RichToolbar
          label={t('format.bar', { label })}
          at={at}
          isLinking={isLinking}
          onAct={(act) => editor.current?.run(richCommands[act])}
          onLink={() => setLinking(!isLinking)}
        />
      ) : null}
      {isLinking ? (
        <LinkFields
          id={id}
          href={at.href}
          onLink={(href) => {
            editor.current?.run(linkTo(href));
            close();
          }}
          onUnlink={() => {
            editor.current?.run(unlink);
            close();
          }}
          onClose={close}
        />
      ) : null}
      <div
        ref={place}
        onFocus={() => onWriting((text) => editor.current?.insert(text))}
        onBlur={onBlur}
      />
      {mayEdit && at.table ? (
        <TableToolbar
          label={t('format.tableBar', { label })}
          possible={at.table}
          onAct={(act) => editor.current?.run(tableCommand(act))}
        />
      ) : null}
    </FormField>
  );
}
