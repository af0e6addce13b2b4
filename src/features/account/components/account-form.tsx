import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ValidatedForm } from '@/components/form/validated-form';
import type { TranslationProps } from '@/i18n/translation-props';

type AccountFormProps<V extends FieldValues> = Pick<
  TranslationProps<'account' | 'account-screen'>,
  't'
> &
  Omit<ComponentProps<typeof ValidatedForm<V>>, 'heading' | 'titlePrefix'>;

/** A form of the account, with its error summary in the account's words. */
export function AccountForm<V extends FieldValues>({ t, ...form }: AccountFormProps<V>) {
  return (
    <ValidatedForm {...form} heading={t('problem.heading')} titlePrefix={t('problem.prefix')} />
  );
}
