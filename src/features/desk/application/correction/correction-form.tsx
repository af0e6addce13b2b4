'use client';

import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { ErrorSummary } from '@/components/form/error-summary';
import type { CorrectableSection } from '@/contracts/application/application-choices';
import type { DeskApplication } from '@/contracts/application/application-desk';
import type { SectionFrame } from '@/features/application/components/section-frame';
import type { ApplicationFormValues } from '@/features/application/form/application-form-values';
import { fieldProblemMessage } from '@/features/application/form/field-messages';
import {
  validateSectionValues,
  type FormFieldProblems,
} from '@/features/application/form/form-field-problems';
import type { TranslationProps } from '@/i18n/translation-props';
import { useTranslate } from '@/i18n/use-translate';
import { differingPaths, takePaths } from '@/lib/object/json-paths';
import { hongKongDay } from '@/lib/hong-kong-day';
import { serverNow } from '@/lib/server-clock';
import { ReasonField } from '@/features/desk/edit/reason-field';
import { useVersionedEdit } from '@/features/desk/edit/use-versioned-edit';
import styles from '@/features/desk/frame/desk-app.module.css';
import { answerCorrection } from '../application-queries';
import { ChangedSince } from '../changed-since';
import { correctionFields } from './correction-fields';
import { completedValues, correctionValues, isChosen, toCorrection } from './correction-values';

interface CorrectionFormProps extends TranslationProps<'desk'> {
  application: DeskApplication;
  section: CorrectableSection;
  onChanged: () => void;
  onDone: () => void;
  onClose: () => void;
}

const noProblems: FormFieldProblems = {};

/** Puts one section of the answers right, with a reason. Where a colleague was quicker, what was not touched here follows them, and what was typed stays. */
export function CorrectionForm({
  application,
  section,
  onChanged,
  onDone,
  onClose,
  t,
  locale,
}: CorrectionFormProps) {
  const { applicationNumber, form: answers, product, version, state, handover } = application;
  const tForm = useTranslate('application', 'application-form');
  const values = useMemo(() => correctionValues({ form: answers }), [answers]);
  const form = useForm<ApplicationFormValues>({ defaultValues: values });
  const shown = useRef(values);
  useEffect(() => {
    if (shown.current === values) return;
    const typed = form.getValues();
    form.reset(takePaths(values, typed, differingPaths(shown.current, typed)));
    shown.current = values;
  }, [form, values]);
  const why = useForm({ defaultValues: { reason: '' } });
  const [problems, setProblems] = useState(noProblems);
  const [attempt, setAttempt] = useState(0);
  const { isSending, failure, since, edit } = useVersionedEdit(answerCorrection, {
    locale,
    onChanged,
    onDone,
  });

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const typed = completedValues(form.getValues(), application);
    const found = validateSectionValues(section, typed, {
      product,
      today: hongKongDay(serverNow()),
    });
    const isWrong = Object.keys(found).length > 0;
    setProblems(found);
    if (isWrong) setAttempt((count) => count + 1);
    const isReasoned = await why.trigger('reason', { shouldFocus: !isWrong });
    if (isWrong || !isReasoned) return;
    const { reason } = why.getValues();
    edit(
      {
        params: { applicationNumber },
        body: toCorrection(section, { values: typed, reason }, application),
      },
      version,
    );
  }

  const words = { t: tForm, locale };
  const frame: SectionFrame = {
    t: tForm,
    form,
    application: { context: { product, locale }, state: { formValues: values } },
    problemMessage: (path) =>
      problems[path]
        ? fieldProblemMessage(path, problems[path], words)
        : failure?.fields?.[`value.${path.slice(section.length + 1)}`],
  };
  const Fields = correctionFields[section];
  const id = `correct-${section}`;
  return (
    <form
      noValidate
      className={styles.inner}
      aria-labelledby={id}
      onSubmit={(event) => void submit(event)}
    >
      <h4 id={id} ref={focusOnce} tabIndex={-1}>
        {t('correction.open', { section: tForm(`section.${section}`) })}
      </h4>
      <p className={styles.help}>{t('correction.hint')}</p>
      {state === 'approved' ? <p>{t('correction.again')}</p> : null}
      {handover === 'accepted' ? <p>{t('correction.loanSystem')}</p> : null}
      {failure ? (
        <ChangedSince
          failure={failure}
          application={application}
          since={since}
          t={t}
          locale={locale}
        />
      ) : null}
      <ErrorSummary
        heading={tForm('problem.heading')}
        titlePrefix={tForm('problem.titlePrefix')}
        attempt={attempt}
        errors={Object.entries(problems).map(([path, problem]) => ({
          fieldId: path,
          text: fieldProblemMessage(path, problem, words),
        }))}
      />
      <Fields frame={frame} form={answers} isFromList={isChosen(answers)} t={t} />
      <ReasonField
        id={`${id}-reason`}
        hint={t('application.reasonHint')}
        problem={why.formState.errors.reason?.message}
        register={(rules) => why.register('reason', rules)}
        t={t}
      />
      <p className={styles.actions}>
        <button type="submit" className={styles.primary} aria-disabled={isSending || undefined}>
          {t(isSending ? 'state.sending' : 'correction.save')}
        </button>
        <button type="button" className={styles.button} onClick={onClose}>
          {t('state.cancel')}
        </button>
      </p>
    </form>
  );
}

const focusOnce = (heading: HTMLElement | null): void => heading?.focus();
