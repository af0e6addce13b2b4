'use client';

import { useEffect, useRef, type FormEvent } from 'react';
import { ErrorSummary } from '@/components/form/error-summary';
import { SmartLink } from '@/components/smart-link';
import { contentPaths } from '@/config/paths';
import type { TranslationProps } from '@/i18n/translation-props';
import { identifiesProperty } from '@/lib/chosen-places';
import { sentenceGap } from '@/lib/texts/sentence-gap';
import type { Valuation } from '../use-valuation';
import { choosePlaces, enterByHand, type ValuationForm } from '../valuation-form';
import { enabledInputMethods, type EnabledInputs } from '../required-lists';
import { AddressSearch } from './address-search';
import {
  failureMessage,
  fieldId,
  fieldMessages,
  summaryErrors,
  type FieldMessages,
} from './field-messages';
import { FlatFields } from './flat-fields';
import { ManualAddressFields } from './manual-address-fields';
import { OptionSelect } from './option-select';
import { PlacePickers } from './place-pickers';
import styles from './property-form.module.css';
import { InputMethodTabs } from './input-method-tabs';

interface PropertyFormProps extends TranslationProps<'evaluation'> {
  valuation: Valuation;
  enabledInputs: EnabledInputs;
  /** How often the form was sent. */
  attempt: number;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

const panelId = 'property-input-method';

/** The input methods for a property: by name, step by step, by hand, or a car park. Disabled ones are not shown. */
export function PropertyForm({
  valuation,
  enabledInputs,
  attempt,
  onSubmit,
  t,
  locale,
}: PropertyFormProps) {
  const { form, problems, evaluation, recordOf, search, edit } = valuation;
  const inputMethods = enabledInputMethods(enabledInputs);
  const { panel, showNextStep } = useNextStep(form);
  const { inputMethod } = form;
  const quote = recordOf('quote');
  const messages = fieldMessages(problems, quote.failure, t);
  const listFailed = (
    ['area', 'district', 'estate', 'street', 'streetno', 'building', 'block', 'carpark'] as const
  ).some((type) => recordOf(type).status === 'failed');
  const shared = { valuation, messages, t, locale };

  if (inputMethods.length === 0) {
    return (
      <p className={styles.closed}>
        {t('closed')}
        {sentenceGap(locale)}
        <SmartLink href={contentPaths.contactUs} locale={locale}>
          {t('people.link')}
        </SmartLink>
      </p>
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <ErrorSummary
        heading={t('problem.heading')}
        titlePrefix={t('problem.titlePrefix')}
        errors={summaryErrors(
          messages,
          quote.failure && !evaluation.needsPerson ? failureMessage(quote.failure, t) : null,
        )}
        attempt={attempt}
      />
      {enabledInputs.search && inputMethods.includes('steps') ? (
        <AddressSearch
          t={t}
          locale={locale}
          text={form.search}
          onText={(text) => edit((latest) => ({ ...latest, search: text }))}
          evaluation={evaluation}
          enabledInputs={enabledInputs}
          onSearch={search}
          onChoose={({ ids, label, blockName, floor, room }) => {
            showNextStep();
            edit((latest) => choosePlaces(latest, { places: ids, label, blockName, floor, room }));
          }}
          onEnterByHand={(address, around) => {
            showNextStep();
            edit((latest) => enterByHand(latest, { address, around: around?.ids }));
          }}
        />
      ) : null}
      <div>
        {inputMethods.length > 1 ? (
          <InputMethodTabs
            value={inputMethod}
            offered={inputMethods}
            panelId={panelId}
            t={t}
            locale={locale}
            onChange={(next) => edit((latest) => ({ ...latest, inputMethod: next }))}
          />
        ) : null}
        <div
          ref={panel}
          id={panelId}
          className={styles.panel}
          {...(inputMethods.length > 1
            ? { role: 'tabpanel', 'aria-labelledby': `${panelId}-${inputMethod}` }
            : {})}
        >
          <PlacePickers
            {...shared}
            enabledInputs={enabledInputs}
            depth={inputMethod === 'steps' ? 'block' : 'district'}
          />
          {inputMethod === 'steps' && identifiesProperty(form.places) ? (
            <FlatFields {...shared} />
          ) : null}
          {inputMethod === 'hand' ? <ManualAddressFields {...shared} /> : null}
          {inputMethod === 'carPark' ? <CarParkField {...shared} /> : null}
        </div>
      </div>
      {listFailed ? (
        <p role="alert" className={styles.alert}>
          {t('problem.lists')}
        </p>
      ) : null}
      <button
        type="submit"
        className={styles.submit}
        aria-disabled={quote.status === 'loading' || undefined}
      >
        {t(quote.status === 'loading' ? 'result.working' : 'submit')}
      </button>
    </form>
  );
}

/** Shows the next step once the form holds what was chosen. */
function useNextStep(form: ValuationForm) {
  const panel = useRef<HTMLDivElement>(null);
  const isPending = useRef(false);
  useEffect(() => {
    if (!isPending.current) return;
    isPending.current = false;
    import('./show-next-step').then(
      ({ showNextStep }) => panel.current && showNextStep(panel.current, form),
      () => undefined,
    );
  }, [form]);
  return {
    panel,
    showNextStep(): void {
      isPending.current = true;
    },
  };
}

function CarParkField({
  valuation: { form, evaluation, edit },
  messages,
  t,
}: TranslationProps<'evaluation'> & { valuation: Valuation; messages: FieldMessages }) {
  return (
    <OptionSelect
      id={fieldId('carpark')}
      label={t('pick.carPark')}
      placeholder={t('pick.choose')}
      unknownLabel={t('pick.loading')}
      value={form.carpark ?? ''}
      groups={[{ options: evaluation.info.carpark ?? [] }]}
      isDisabled={form.places.district === undefined}
      problem={messages.carpark}
      onChange={(value) => edit((latest) => ({ ...latest, carpark: value === '' ? null : value }))}
    />
  );
}
