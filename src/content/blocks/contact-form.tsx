import { contentPaths, localisedPath } from '@/config/paths';
import { recordOf } from '@/contracts/typed-record';
import { getTranslate } from '@/i18n/server';
import type { BlockProps } from '../block-context';
import { LazyContactForm } from '../contact/lazy-contact-form';
import { contactWordKeys } from '../contact/contact-words';
import { Section } from '../section';

/** Content block with the contact form. */
export async function ContactFormBlock({ block, context }: BlockProps<'contactForm'>) {
  const { locale } = context;
  const t = await getTranslate(locale, 'contact', context.promises);
  const words = recordOf(contactWordKeys, (key) => t(key));
  return (
    <Section block={block} context={context}>
      <LazyContactForm
        locale={locale}
        words={words}
        privacyLink={
          context.slots?.privacyLink(t('privacy')) ?? (
            <a href={localisedPath(locale, contentPaths.privacy)}>{t('privacy')}</a>
          )
        }
      />
    </Section>
  );
}
