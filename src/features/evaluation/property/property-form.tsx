'use client';

import type { FormEvent } from 'react';
import { SmartLink } from '@/components/smart-link';
import { contentPaths } from '@/config/paths';
import type { Words } from '@/features/calculation/components/calculator-words';
import type { Valuation } from '../use-valuation';
import { namesProperty } from '@/lib/chosen-places';
import { choosePlaces } from '../valuation-form';
import { openWays, type OpenInputs } from '../wanted-lists';
import { AddressSearch } from './address-search';
import { failureWords, fieldMessages, type FieldMessages } from './field-problems';
import { FlatFields } from './flat-fields';
import { HandFields } from './hand-fields';
import { Picker } from './picker';
import { PlacePickers } from './place-pickers';
import styles from './property-form.module.css';
import { WayTabs } from './way-tabs';

interface PropertyFormProps extends Words {
  valuation: Valuation;
  open: OpenInputs;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

const panelId = 'property-way';

/** The ways to say which property it is: by name, step by step, by hand, or a car park. Closed ones are not offered. */
export function PropertyForm({ valuation, open, onSubmit, t, locale }: PropertyFormProps) {
  const { form, problems, evaluation, lists, recordOf, search, edit, typedEarly } = valuation;
  const offered = openWays(open);
  const { way } = form;
  const quote = recordOf('quote');
  const messages = fieldMessages(problems, quote.failure, t);
  const listFailed = (['area', 'district', 'estate', 'street', 'streetno', 'building', 'block', 'carpark'] as const).some((type) => recordOf(type).status === 'failed');
  const summary = Object.keys(problems).length > 0 ? t('problem.summary') : quote.failure && !evaluation.needsPerson ? failureWords(quote.failure, t) : '';
  const shared = { valuation, messages, t, locale };

  if (offered.length === 0) {
    return (
      <p className={styles.closed}>
        {t('closed')} <SmartLink href={contentPaths.contactUs} locale={locale}>{t('people.link')}</SmartLink>
      </p>
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      {open.search && offered.includes('steps') ? (
        <AddressSearch t={t} locale={locale} text={form.search} onText={(text) => edit({ ...form, search: text })} onEarlyText={typedEarly} found={lists.found} record={recordOf('search')} open={open} onSearch={search} onChoose={(hit) => edit(choosePlaces(form, { places: hit.ids, label: hit.label }))} />
      ) : null}
      <div>
        {offered.length > 1 ? <WayTabs value={way} offered={offered} panelId={panelId} t={t} locale={locale} onChange={(next) => edit({ ...form, way: next })} /> : null}
        <div id={panelId} className={styles.panel} {...(offered.length > 1 ? { role: 'tabpanel', 'aria-labelledby': `${panelId}-${way}` } : {})}>
          <PlacePickers {...shared} open={open} depth={way === 'steps' ? 'block' : 'district'} />
          {way === 'steps' && namesProperty(form.places) ? <FlatFields {...shared} /> : null}
          {way === 'hand' ? <HandFields {...shared} /> : null}
          {way === 'carPark' ? <CarParkField {...shared} /> : null}
        </div>
      </div>
      <p role="alert" className={styles.alert}>{listFailed ? t('problem.lists') : summary}</p>
      <button type="submit" className={styles.submit} aria-disabled={quote.status === 'loading' || undefined}>{t(quote.status === 'loading' ? 'result.working' : 'submit')}</button>
    </form>
  );
}

function CarParkField({ valuation: { form, evaluation, edit }, messages, t }: Words & { valuation: Valuation; messages: FieldMessages }) {
  return (
    <Picker
      label={t('pick.carPark')}
      placeholder={t('pick.choose')}
      unknownLabel={t('pick.loading')}
      value={form.carpark ?? ''}
      groups={[{ options: evaluation.info.carpark ?? [] }]}
      isDisabled={form.places.district === undefined}
      problem={messages.carpark}
      onChange={(value) => edit({ ...form, carpark: value === '' ? null : value })}
    />
  );
}
