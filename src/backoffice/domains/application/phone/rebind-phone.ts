import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import type { ApplicationFieldEncryption } from '../application-field-encryption';
import type { ApplicationRepository } from '../application.repository';
import type { DraftRepository } from '../draft/draft.repository';

/** What was applied for with a phone. */
export interface PhoneApplications {
  application: Pick<ApplicationRepository, 'lockByPhone' | 'update'>;
  applicationDraft: Pick<DraftRepository, 'lockByPhone' | 'update' | 'removeAccess'>;
}

export interface PhoneRebinding {
  customerId: string;
  /** E.164. */
  before: string;
  after: string;
}

export type RebindPhone = (tx: PhoneApplications, change: PhoneRebinding) => Promise<void>;

/**
 * Binds the applications of a customer and the drafts of the phone to the new one, and with them their documents, links and messages.
 * No browser keeps a draft open: a link with a code to the new phone opens it again.
 */
export function createRebindPhone({
  hash,
  fieldEncryption,
}: {
  hash: KeyedHash;
  fieldEncryption: ApplicationFieldEncryption;
}): RebindPhone {
  return async ({ application, applicationDraft }, { customerId, before, after }) => {
    const phoneHashes = hash.all('phone', before);
    for (const { number } of await application.lockByPhone({ customerId, phoneHashes }))
      await application.update(number, {
        phone: fieldEncryption.encryptText(['application', number], 'phone', after),
        phoneHash: hash('phone', after),
      });
    for (const { id, form } of await applicationDraft.lockByPhone(phoneHashes)) {
      const written = fieldEncryption.decryptForm(['draft', id], form);
      await applicationDraft.update(id, {
        phone: fieldEncryption.encryptText(['draft', id], 'phone', after),
        phoneHash: hash('phone', after),
        ...(written.contact?.phone === before
          ? {
              form: fieldEncryption.encryptForm(['draft', id], {
                ...written,
                contact: { ...written.contact, phone: after },
              }),
            }
          : {}),
      });
      await applicationDraft.removeAccess(id);
    }
  };
}
