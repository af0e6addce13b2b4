import { brand } from '@/config/brand';
import type { ServerEnv } from '@/config/env.server';
import { createKeyedHash } from '@/backoffice/common/keyed-hash';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { ApplicationModule } from '../application/application.module';
import type { OtpService } from '../otp/otp.service';
import type { Outbox } from '../outbox/outbox.module';
import { createLinkService, type LinkService } from './link.service';

export interface LinkModuleOptions {
  env: ServerEnv;
  otp: OtpService;
  applications: ApplicationModule;
  outbox: Outbox;
  unitOfWork: UnitOfWork;
  now: () => Date;
  newId: () => string;
}

/** Wires the links of drafts and applications. */
export function createLinkModule({
  env,
  otp,
  applications: { applications, drafts },
  outbox,
  unitOfWork,
  now,
  newId,
}: LinkModuleOptions): LinkService {
  return createLinkService({
    targets: {
      findApplication: applications.findForUpload,
      findDraftOperation: drafts.operationOfLink,
      findResumeLink: (token, product) => drafts.resumeLink({ token }, product),
    },
    otp,
    unitOfWork,
    now,
    newId,
    hash: createKeyedHash(env.SESSION_SECRET, 'link'),
    enqueueMessage: outbox.enqueueMessage,
    brandNames: { en: brand.nameEn, hk: brand.nameHk, cn: brand.nameCn },
    siteUrl: env.SITE_URL,
    onMessageEnqueued: () => void outbox.runNow(),
  });
}
