import { useWatch } from 'react-hook-form';
import formStyles from '@/components/form/form.module.css';
import { textLimits } from '@/contracts/limits/limits';
import { ApplicationTextField } from '../components/application-field';
import type { FieldContext } from '../components/step-form';
import { CompanyFields } from './company-fields';
import { PersonsFields } from './persons-fields';

/** The applicants: one or several persons, or a company with its directors once that is said. A fast pass asks for one name only. */
export function ApplicantsFields({ frame }: { frame: FieldContext }) {
  const {
    form: { register },
    application: { context },
  } = frame;
  if (context.product === 'fast-pass')
    return (
      <ApplicationTextField
        frame={frame}
        path="applicants.persons.0.name"
        hasHint
        maxLength={textLimits.personName}
        autoComplete="name"
        autoCapitalize="characters"
        {...register('applicants.persons.0.name')}
      />
    );
  return <MortgageApplicants frame={frame} />;
}

function MortgageApplicants({ frame }: { frame: FieldContext }) {
  const {
    t,
    form: { control, setValue },
  } = frame;
  const isCompany = useWatch({ control, name: 'applicants.kind' }) === 'company';
  return (
    <>
      {isCompany ? <CompanyFields frame={frame} /> : <PersonsFields frame={frame} />}
      <p>
        <button
          type="button"
          className={formStyles.plain}
          onClick={() => setValue('applicants.kind', isCompany ? 'persons' : 'company')}
        >
          {t(isCompany ? 'applicants.arePersons' : 'applicants.isCompany')}
        </button>
      </p>
    </>
  );
}
