import type { ChangedPromises } from '@/config/promises';
import type { Settings } from '@/contracts/setting/settings';
import type { OfficeHours } from '@/contracts/site/office-hours';
import type { CommonConfig, Product } from '@/contracts/site/site';
import { products as deliveredProducts } from '@/copy/collections/products';
import { hongKongDay } from '@/lib/hong-kong-day';
import { createOfficeCalendar, type OfficeCalendar } from '@/backoffice/common/office-calendar';
import { requireFound } from '@/backoffice/common/require-found';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { createApprovalRepository } from '../approval/approval.repository';
import { createAuditRepository } from '../audit/audit.repository';
import { createContentVersionRepository } from '../site/content-version.repository';
import { changedPromisesOf } from './changed-promises';
import { productsWith } from './product-figures';
import { createSettingActs, type SettingActs } from './setting-acts';
import { settingDefaults, type DefaultsEnv } from './setting-defaults';
import { openSettingReader, type SettingReader } from './setting-reader';
import { createSettingRepository } from './setting.repository';
import { createSettingService, type SettingService } from './setting.service';

/** What the site tells of the lender’s offer today. */
export interface Offered {
  products: () => readonly Product[];
  /** The promises that are other than in the release. */
  changedPromises: () => Pick<CommonConfig, 'promises'>;
  /** The same on a day in Hong Kong, for what was written then. */
  promisesOn: (day: string) => ChangedPromises | undefined;
  productOf: (key: Product['key']) => Product;
}

export interface SettingModule {
  reader: SettingReader;
  /** When the office is open, as set. */
  calendar: OfficeCalendar;
  /** What visitors read of it today. */
  officeHours: () => OfficeHours;
  offered: Offered;
  service: SettingService;
  /** Changes that a second person approves, in a transaction. */
  actsIn: (transaction: Transaction) => SettingActs;
}

export interface SettingModuleOptions {
  env: DefaultsEnv;
  db: Database;
  now: () => Date;
}

const createRepositories = (db: Database | Transaction) => ({
  approval: createApprovalRepository(db),
  audit: createAuditRepository(db),
  contentVersion: createContentVersionRepository(db),
  setting: createSettingRepository(db),
});

/** Wires what the lender sets while the site runs. */
export async function createSettingModule({
  env,
  db,
  now,
}: SettingModuleOptions): Promise<SettingModule> {
  const repositories = createRepositories(db);
  const delivered = settingDefaults(env);
  const reader = await openSettingReader({ repository: repositories.setting, delivered, now });
  const calendar = createOfficeCalendar(reader.on);
  const known = new WeakMap<Settings, readonly Product[]>();

  function productsOn(day: string): readonly Product[] {
    const settings = reader.on(day);
    const found =
      known.get(settings) ??
      productsWith(deliveredProducts, settings, (name) => reader.since(name, day));
    known.set(settings, found);
    return found;
  }
  const products = (): readonly Product[] => productsOn(hongKongDay(now()));

  return {
    reader,
    offered: {
      products,
      changedPromises: () => changedPromisesOf(products(), reader.current()),
      promisesOn: (day) => changedPromisesOf(productsOn(day), reader.on(day)).promises,
      productOf: (key) => requireFound(products().find((product) => product.key === key) ?? null),
    },
    calendar,
    officeHours: () => calendar.officeHoursOn(hongKongDay(now())),
    service: createSettingService({
      repositories,
      unitOfWork: createUnitOfWork(db, createRepositories),
      delivered,
      now,
    }),
    actsIn: (transaction) =>
      createSettingActs({ repositories: createRepositories(transaction), delivered, now }),
  };
}
