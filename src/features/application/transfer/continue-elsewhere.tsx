import { useState } from 'react';
import formStyles from '@/components/form/form.module.css';
import type { Application } from '../use-application';
import { ElsewherePanel } from './elsewhere-panel';

/** The way to go on on another device, from the step on where there is something to go on with. */
export function ContinueElsewhere({ application }: { application: Application }) {
  const [isOpen, setIsOpen] = useState(false);
  const { state, t } = application;
  if (state.draft === null || state.receipt !== null) return null;
  return (
    <>
      <p>
        <button
          type="button"
          className={formStyles.plain}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('elsewhere')}
        </button>
      </p>
      {isOpen ? <ElsewherePanel application={application} draft={state.draft} /> : null}
    </>
  );
}
