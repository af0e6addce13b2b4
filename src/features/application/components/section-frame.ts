import type { UseFormReturn } from 'react-hook-form';
import type { Translate } from '@/i18n/text-keys';
import type { ApplicationState } from '../application-state';
import type { ApplyContext } from '../apply-context';
import type { ApplicationFormValues } from '../form/application-form-values';

/** The form of the whole application; a step shows and stores some of its sections. */
export type ApplicationForm = UseFormReturn<ApplicationFormValues>;

/** What fields need that an applicant fills in and staff correct. */
export interface SectionFrame {
  t: Translate<'application' | 'application-form'>;
  application: {
    context: Pick<ApplyContext, 'product' | 'locale'>;
    state: Pick<ApplicationState, 'formValues'>;
  };
  form: ApplicationForm;
  /** The message of the problem of the field with this path. */
  problemMessage: (path: string) => string | undefined;
}
