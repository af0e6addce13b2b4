import { contactIcons, contactLink, contactLinkProps } from '@/components/contact-link';
import { Icon } from '@/components/icon';
import { draftIdOf } from '@/lib/preview/draft-entry';
import type { BlockProps } from '../block-context';
import { Section } from '../section';
import { getCsContacts, getGeneralContacts } from '../page/site-data';
import styles from './contacts.module.css';

export async function Contacts({ block, context }: BlockProps<'contacts'>) {
  const { locale, t, text } = context;
  const isGeneral = block.source === 'gen';
  const all = isGeneral ? await getGeneralContacts(locale) : await getCsContacts(locale);
  const contacts = all
    .filter((contact) => text(contact, 'value') !== '')
    .slice(0, isGeneral ? 1 : undefined);
  if (contacts.length === 0) return null;
  return (
    <Section block={block} context={context}>
      <ul className={styles.contacts}>
        {contacts.map((contact) => {
          const value = text(contact, 'value');
          const href = contactLink(contact.kind, value, locale);
          const hours = text(contact, 'hours');
          const note = text(contact, 'note');
          return (
            <li key={contact._id} id={draftIdOf(`contacts-${block.source}`, contact)}>
              <span className={styles.icon}>
                <Icon name={contactIcons[contact.kind]} />
              </span>
              <h3>{text(contact, 'title')}</h3>
              <p className={styles.value}>
                {href ? <a {...contactLinkProps(href)}>{value}</a> : value}
              </p>
              {hours ? (
                <p>
                  {t('contacts.hours')}: {hours}
                </p>
              ) : null}
              {note ? <p>{note}</p> : null}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
