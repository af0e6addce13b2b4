import type { SettingValue } from '@/contracts/setting/setting';
import { productSettings } from '@/contracts/setting/product-settings';
import {
  isProductSetting,
  settingProblem,
  type SettingName,
  type Settings,
} from '@/contracts/setting/settings';
import { products } from '@/copy/collections/products';
import { hongKongDay } from '@/lib/hong-kong-day';
import { inForceOn } from '@/lib/setting/setting-versions';
import { fieldProblems } from '@/backoffice/common/field-problems';
import { rejectField, ServiceError, type FieldProblem } from '@/backoffice/common/service-error';
import type { Acts } from '../approval/approval-inputs';
import type { AuditRepository } from '../audit/audit.repository';
import { recordChange } from '../audit/record-change';
import type { ContentVersionRepository } from '../site/content-version.repository';
import { indicationProblems } from './indication-problems';
import { figureProblems, productSettingOf } from './product-figures';
import { changedFields, settingSubject, versionsOf } from './setting.model';
import type { SettingRepository } from './setting.repository';

export interface SettingActsOptions {
  repositories: {
    audit: Pick<AuditRepository, 'create'>;
    contentVersion: Pick<ContentVersionRepository, 'lock' | 'add'>;
    setting: Pick<SettingRepository, 'list' | 'findLastNumber' | 'create'>;
  };
  delivered: Settings;
  now: () => Date;
}

export type SettingActs = Pick<Acts, 'setting'>;

/** What is wrong with a value, by its field: with each by itself, and of a product with all of them together. */
function problemsOf(
  name: SettingName,
  value: SettingValue,
): Readonly<Record<string, FieldProblem>> {
  const problem = settingProblem(name, value);
  if (problem) return fieldProblems(problem);
  if (name === 'indications') return indicationProblems(value);
  const product = products.find(({ key }) => productSettingOf(key) === name);
  return product && isProductSetting(name)
    ? figureProblems(product, productSettings[name].parse(value))
    : {};
}

/** Another value of a setting that a second person has approved. Works in the transaction of its repositories. */
export const createSettingActs = ({
  repositories: { audit, contentVersion, setting },
  delivered,
  now,
}: SettingActsOptions): SettingActs => ({
  /** Throws `validation_failed` for what is no value of the setting, changes nothing, or would apply from a day that is over. */
  async setting(maker, { name, value, from, note }) {
    const problems = Object.entries(problemsOf(name, value));
    if (problems.length > 0)
      throw new ServiceError('validation_failed', {
        fields: Object.fromEntries(problems.map(([path, one]) => [`value.${path}`, one])),
      });
    const at = now();
    const today = hongKongDay(at);
    const day = from ?? today;
    if (day < today) rejectField('from', 'outOfRange', `${today} –`);
    await contentVersion.lock();
    const number = await setting.findLastNumber(name);
    const before: SettingValue = {
      ...delivered[name],
      ...inForceOn(versionsOf(await setting.list(), name), day)?.value,
    };
    const facts = changedFields(name, { before, after: value });
    if (facts.length === 0) rejectField('value', 'unchanged');
    const created = await setting.create({
      name,
      from: day,
      value,
      note,
      maker,
      decidedAt: at,
      publishedAt: day > today ? null : at,
    });
    await recordChange(audit, {
      at,
      staff: maker,
      target: settingSubject(name),
      before,
      after: { ...value, from: day },
    });
    await contentVersion.add(['site']);
    return {
      subject: settingSubject(name),
      amountCents: null,
      facts: [
        { name: 'setting', value: name },
        // What applies at once does so from the day on which it is approved.
        { name: 'effectiveFrom', value: from },
        ...facts,
        { name: 'note', value: note },
      ],
      versions: { number },
      result: String(created),
    };
  },
});
