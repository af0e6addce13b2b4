'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { TextField } from '@/components/form/text-field';
import { contentLimits } from '@/contracts/content/content-choices';
import type { ContentDraft, ContentKind } from '@/contracts/content/content-desk';
import type { TranslationProps } from '@/i18n/translation-props';
import { useTranslate } from '@/i18n/use-translate';
import { hasCode } from '@/lib/saga/request-record';
import { useVersionedEdit } from '@/features/desk/edit/use-versioned-edit';
import styles from '@/features/desk/frame/desk-app.module.css';
import { FailureNotice } from '@/features/desk/frame/failure-notice';
import own from '../content.module.css';
import { contentSave } from '../content-queries';
import { FormContext } from './form-context';
import { toBody, toFormValues, type FormValues } from './form-values';
import { Group } from './group';
import { pathWords } from './path-words';
import { contentParts } from './schema-field';
import { insertText } from './insert-text';
import { TokenPicker } from './token-picker';
import { useLiveChecks } from './use-live-checks';

interface ContentFormProps extends TranslationProps<'desk'> {
  draft: ContentDraft;
  mayEdit: boolean;
  onChanged: () => void;
  onDirty: (isDirty: boolean) => void;
  /** Called to show the newest draft instead of what is typed. */
  onTake: () => void;
}

/** Documents that stand in no order. */
const placeless: readonly ContentKind[] = ['page', 'maintenance', 'landing-pages', 'redirects'];

const placeOf = (position: number | null): string => (position === null ? '' : String(position));

/** Writes a document: fields as its schema has them, each text in all languages. What is typed stays until it is saved. */
export function ContentForm({
  draft,
  mayEdit,
  onChanged,
  onDirty,
  onTake,
  t,
  locale,
}: ContentFormProps) {
  const { kind, id, body, position, version } = draft;
  const tForm = useTranslate('content-form');
  const parts = useMemo(() => contentParts(kind), [kind]);
  const [upToDate, setUpToDate] = useState<readonly string[]>([]);
  const insert = useRef<(text: string) => void>(null);
  const form = useForm<FormValues>({
    defaultValues: { document: toFormValues(parts, body), place: placeOf(position) },
  });
  const { handleSubmit, register, reset, formState } = form;
  const { isDirty } = formState;
  const checked = useLiveChecks({ draft, parts, form, isDirty, locale });
  const { isSending, failure, answer, edit } = useVersionedEdit(contentSave, {
    locale,
    onChanged,
    onDone: () => setUpToDate([]),
  });
  useEffect(() => {
    if (answer)
      reset({
        document: toFormValues(parts, answer.data.body),
        place: placeOf(answer.data.position),
      });
  }, [answer, parts, reset]);
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);

  const send = ({ document, place }: FormValues): void => {
    const written = typeof document === 'object' && document !== null ? { ...document } : {};
    const number = Number(place);
    edit(
      {
        params: { kind, id },
        body: {
          body: toBody(parts, written),
          position: place === '' || !Number.isInteger(number) ? null : number,
          upToDate: [...upToDate],
        },
      },
      version,
    );
  };
  const problems = Object.entries(draft.problems);
  return (
    <FormProvider {...form}>
      <FormContext
        value={{
          t,
          tForm,
          locale,
          draft: checked,
          upToDate,
          onUpToDate: (text, isRight) =>
            setUpToDate((before) => [
              ...before.filter((one) => one !== text),
              ...(isRight ? [text] : []),
            ]),
          mayEdit,
          onWriting: (there) => {
            insert.current = there;
          },
        }}
      >
        <form
          noValidate
          className={styles.panel}
          aria-labelledby="content-fields"
          onSubmit={(event) => void handleSubmit(send)(event)}
          onFocus={({ target }) => {
            if (target instanceof HTMLTextAreaElement)
              insert.current = (text) => insertText(target, text);
          }}
        >
          <h2 id="content-fields">{t('content.fields')}</h2>
          <Outcome failure={failure} onTake={onTake} t={t} />
          {problems.length === 0 || isDirty ? null : (
            <section className={own.notice} aria-label={t('content.problems')}>
              <b>{t('content.problems')}</b>
              <ul>
                {problems.map(([path, problem]) => (
                  <li key={path}>
                    {t('content.named', { name: pathWords(path, { t, tForm }), value: problem })}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <fieldset className={own.plain} disabled={!mayEdit}>
            {placeless.includes(kind) ? null : (
              <TextField
                id="content-place"
                inputMode="numeric"
                width="short"
                label={t('content.place')}
                hint={t('content.placeHint')}
                maxLength={contentLimits.place}
                {...register('place')}
              />
            )}
            <Group parts={parts} name="document" path="" />
          </fieldset>
          {mayEdit ? (
            <div className={own.bar}>
              {kind === 'redirects' ? null : (
                <TokenPicker onToken={(token) => insert.current?.(token)} t={t} locale={locale} />
              )}
              <button
                type="submit"
                className={styles.primary}
                aria-disabled={isSending || undefined}
              >
                {t(isSending ? 'state.sending' : 'content.save')}
              </button>
              <span role="status">
                {isDirty ? t('content.unsaved') : answer ? t('content.saved') : ''}
              </span>
            </div>
          ) : null}
        </form>
      </FormContext>
    </FormProvider>
  );
}

function Outcome({
  failure,
  onTake,
  t,
}: Pick<ContentFormProps, 't' | 'onTake'> & {
  failure: Parameters<typeof FailureNotice>[0]['failure'] | null;
}) {
  if (failure === null) return null;
  if (!hasCode(failure, 'changed_meanwhile')) return <FailureNotice failure={failure} t={t} />;
  return (
    <div className={styles.failure} role="alert">
      <p>{t('content.meanwhile')}</p>
      <button type="button" className={styles.button} onClick={onTake}>
        {t('content.takeDraft')}
      </button>
    </div>
  );
}
