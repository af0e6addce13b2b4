import { Icon } from '@/components/icon';
import type { Icon as IconName } from '@/contracts/content/block-fields';
import type { Contact } from '@/contracts/site';
import type { BlockProps } from '../block-context';
import { Section } from '../section';
import { getCsContacts, getGeneralContacts } from '../page/site-data';
import styles from './contacts.module.css';

const iconOf: Record<Contact['kind'], IconName> = {
  phone: 'phone',
  mail: 'mail',
  message: 'message',
  visit: 'pin',
  post: 'mail',
  complaint: 'scales',
};

function linkOf(kind: Contact['kind'], value: string): string | undefined {
  if (kind === 'phone' || kind === 'complaint')
    return /\d{4}/.test(value)
      ? `tel:+852${value.replace(/\D/g, '').replace(/^852/, '')}`
      : undefined;
  return kind === 'mail' && value.includes('@') ? `mailto:${value}` : undefined;
}

export async function Contacts({ block, context }: BlockProps<'contacts'>) {
  const { locale, t, text } = context;
  const contacts =
    block.source === 'gen'
      ? (await getGeneralContacts(locale)).slice(0, 1)
      : await getCsContacts(locale);
  return (
    <Section block={block} context={context}>
      <ul className={styles.contacts}>
        {contacts.map((contact) => {
          const value = text(contact, 'value');
          const href = linkOf(contact.kind, value);
          const hours = text(contact, 'hours');
          const note = text(contact, 'note');
          return (
            <li key={contact._id}>
              <span className={styles.icon}>
                <Icon name={iconOf[contact.kind]} />
              </span>
              <h3>{text(contact, 'title')}</h3>
              <p className={styles.value}>{href ? <a href={href}>{value}</a> : value}</p>
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
