'use client';

import { useForm, useWatch } from 'react-hook-form';
import { emptyEntries, type IntermediaryEntry } from '../entry/application-entry';
import type { Application } from '../use-application';
import { EntryField, YesNoField } from '../components/entry-field';
import { SectionForm } from '../components/section-form';
import styles from '../components/step.module.css';

const toEntries = (intermediary: IntermediaryEntry) => ({ intermediary });

export function IntermediaryStep({ application }: { application: Application }) {
  const { state, t } = application;
  const form = useForm<IntermediaryEntry>({ defaultValues: state.entries.intermediary ?? emptyEntries.intermediary });
  const isInvolved = useWatch({ control: form.control, name: 'involved' }) === 'yes';
  return (
    <SectionForm application={application} section="intermediary" step="intermediary" form={form} toEntries={toEntries}>
      {(frame) => (
        <>
          <p className={styles.facts}>{t('intermediary.why')}</p>
          <YesNoField frame={frame} path="intermediary.involved" hasHint input={form.register('involved')} />
          {isInvolved ? (
            <>
              <p className={styles.facts}>{t('intermediary.warning')}</p>
              <EntryField frame={frame} path="intermediary.name" maxLength={100} {...form.register('name')} />
              <EntryField frame={frame} path="intermediary.address" maxLength={250} {...form.register('address')} />
            </>
          ) : null}
        </>
      )}
    </SectionForm>
  );
}
