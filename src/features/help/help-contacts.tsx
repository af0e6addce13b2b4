'use client';

import { contactIcons, contactLink, contactLinkProps } from '@/components/contact-link';
import { Icon } from '@/components/icon';
import { brandValue, placeholder } from '@/config/brand';
import type { Locale } from '@/contracts/locale';
import type { Contact } from '@/contracts/site/site';
import { localise } from '@/lib/localise';
import { CollectionState } from '../site/collection-state';
import { csContact, generalContact } from '../site/site-collections.slice';
import { mapQuery, useFilledQuery } from '../site/use-filled-query';
import styles from './help-drawer.module.css';
import type { SitePartProps } from '../site/site-part-props';

/** Whether the lender has set the value; placeholders are not shown. */
const isConfigured = (contact: Contact, locale: Locale): boolean =>
  !['', brandValue(placeholder, locale)].includes(localise(contact, 'value', { locale }));

const isEmpty = (list: readonly unknown[]): boolean => list.length === 0;

/** How to reach the lender: the general contact first, then those of the customer centre. */
export function HelpContacts({ site, t }: SitePartProps) {
  const { locale } = site;
  const general = useFilledQuery(generalContact, { site, request: {} });
  const centre = useFilledQuery(csContact, { site, request: {} });
  const onlyConfigured = (list: readonly (Contact | null)[]): Contact[] =>
    list.flatMap((contact) => (contact !== null && isConfigured(contact, locale) ? [contact] : []));
  const groups = [
    {
      label: t('contacts.general'),
      query: mapQuery(general, (contact) => onlyConfigured([contact])),
    },
    { label: t('contacts.centre'), query: mapQuery(centre, onlyConfigured) },
  ];
  const hasAny = groups.some(({ query }) => query.data && query.data.length > 0);
  return (
    <section className={styles.section} aria-labelledby="help-contacts">
      <h3 id="help-contacts">{t('contacts.title')}</h3>
      {groups.map(({ label, query }) => (
        <CollectionState
          key={label}
          query={query}
          t={t}
          label={label}
          isEmpty={isEmpty}
          empty={hasAny ? null : t('contacts.empty', { what: label })}
        >
          {(contacts) => <ContactList contacts={contacts} site={site} t={t} />}
        </CollectionState>
      ))}
    </section>
  );
}

function ContactList({
  contacts,
  site: { locale },
  t,
}: SitePartProps & { contacts: readonly Contact[] }) {
  return (
    <ul className={styles.list}>
      {contacts.map((contact) => {
        const value = localise(contact, 'value', { locale });
        const hours = localise(contact, 'hours', { locale });
        const note = localise(contact, 'note', { locale });
        const href = contactLink(contact.kind, value, locale);
        return (
          <li key={contact._id} className={styles.contact}>
            <Icon name={contactIcons[contact.kind]} size={26} />
            <div>
              <b>{localise(contact, 'title', { locale })}</b>
              <p className={styles.value}>
                {href ? <a {...contactLinkProps(href)}>{value}</a> : value}
              </p>
              {hours ? <p>{t('contacts.hours', { hours })}</p> : null}
              {note ? <p>{note}</p> : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
