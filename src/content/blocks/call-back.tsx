import { brandNames } from '@/config/brand';
import { recordOf } from '@/contracts/typed-record';
import { getTranslate } from '@/i18n/server';
import type { BlockProps } from '../block-context';
import { callBackWordKeys } from '../call-back/call-back-words';
import { LazyCallBack } from '../call-back/lazy-call-back';
import { Section } from '../section';

/** Content block where a call from staff is booked. */
export async function CallBackBlock({ block, context }: BlockProps<'callBack'>) {
  const { locale } = context;
  const t = await getTranslate(locale, 'call-back');
  return (
    <Section block={block} context={context}>
      <LazyCallBack
        locale={locale}
        words={recordOf(callBackWordKeys, (key) => t(key, { brand: brandNames[locale] }))}
      />
    </Section>
  );
}
