import { useWatch } from 'react-hook-form';
import { ChoiceField } from '@/components/form/choice-field';
import { textLimits } from '@/contracts/limits/limits';
import { ApplicationTextField } from '../components/application-field';
import type { SectionFrame } from '../components/section-frame';
import { toApplicationForm } from '../form/parse-form-values';

interface HomeAddressFieldProps {
  frame: SectionFrame;
  path: `applicants.persons.${number}`;
  isSelf: boolean;
}

/** The home address: that of the property by one tap, also if another property is chosen afterwards, or written out. */
export function HomeAddressField({ frame, path, isSelf }: HomeAddressFieldProps) {
  const {
    t,
    problemMessage,
    form: { control, register, setValue },
    application: { state, context },
  } = frame;
  const { address: ofProperty = '' } =
    toApplicationForm(state.formValues, context.product).property ?? {};
  const home = useWatch({ control, name: `${path}.home` });
  const isWritten = ofProperty === '' || home === 'other';
  return (
    <>
      {ofProperty === '' ? null : (
        <ChoiceField
          id={isWritten ? `${path}.home` : `${path}.address`}
          legend={t('applicants.home.label')}
          problem={isWritten ? undefined : problemMessage(`${path}.address`)}
          choices={[
            { value: 'property', label: t('applicants.home.property'), hint: ofProperty },
            { value: 'other', label: t('applicants.home.other') },
          ]}
          input={register(`${path}.home`, { onChange: () => setValue(`${path}.address`, '') })}
        />
      )}
      {isWritten ? (
        <ApplicationTextField
          frame={frame}
          path={`${path}.address`}
          maxLength={textLimits.address}
          autoComplete={isSelf ? 'street-address' : 'off'}
          {...register(`${path}.address`, { onChange: () => setValue(`${path}.home`, 'other') })}
        />
      ) : null}
    </>
  );
}
