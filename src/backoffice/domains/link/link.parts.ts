import { brand } from '@/config/brand';
import type { ServerEnv } from '@/config/env.server';
import { createKeyedHash } from '@/backoffice/common/keyed-hash';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { ApplicationParts } from '../application/application.parts';
import type { OtpService } from '../otp/otp.service';
import type { Outbox } from '../outbox/outbox.parts';
import { createLinkService, type LinkService } from './link.service';

export interface LinkPartsOptions {
  env: ServerEnv;
  otp: OtpService;
  applying: ApplicationParts;
  outbox: Outbox;
  unitOfWork: UnitOfWork;
  now: () => Date;
  newId: () => string;
}

/** Wires the links of drafts and applications. */
export function createLinks({ env, otp, applying: { applications, drafts }, outbox, unitOfWork, now, newId }: LinkPartsOptions): LinkService {
  return createLinkService({
    targets: {
      findApplication: applications.findForUpload,
      operationOfDraft: drafts.operationOfLink,
      findDraftOf: (token, product) => drafts.resumeLink({ token }, product),
    },
    otp, unitOfWork, now, newId,
    hash: createKeyedHash(env.SESSION_SECRET, 'link'),
    post: outbox.post,
    brandNames: { en: brand.nameEn, hk: brand.nameHk, cn: brand.nameCn },
    siteUrl: env.SITE_URL,
    posted: () => void outbox.kick(),
  });
}
