import { randomBytes } from 'node:crypto';
import { brand } from '@/config/brand';
import type { ServerEnv } from '@/config/env.server';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { createKeyedHash } from '@/backoffice/common/keyed-hash';
import type { Repositories, UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { Outbox } from '../outbox/outbox.module';
import { createContactService, type ContactService } from './contact.service';

export interface ContactModuleOptions {
  env: ServerEnv;
  repositories: Repositories;
  unitOfWork: UnitOfWork;
  cipher: DataCipher;
  outbox: Outbox;
  now: () => Date;
  newId: () => string;
}

/** Wires the messages of the contact page. */
export function createContactModule({
  env,
  repositories,
  unitOfWork,
  cipher,
  outbox,
  now,
  newId,
}: ContactModuleOptions): ContactService {
  const contact = createContactService({
    repositories,
    unitOfWork,
    cipher,
    now,
    newId,
    randomBytes,
    hash: createKeyedHash(env.SESSION_SECRET, 'contact'),
    enqueueMessage: outbox.enqueueMessage,
    deskAddress: env.MAIL_CONTACT_TO,
    brandNames: { en: brand.nameEn, hk: brand.nameHk, cn: brand.nameCn },
    onMessageEnqueued: () => void outbox.runNow(),
  });
  outbox.runEveryMinute(contact.removeExpired);
  return contact;
}
