import type { ApprovalFact } from '@/contracts/approval/approval';
import type { SettingValue } from '@/contracts/setting/setting';
import {
  fieldsOf,
  settingNames,
  settingsSchema,
  type SettingName,
  type Settings,
} from '@/contracts/setting/settings';
import { inForceOn } from '@/lib/setting/setting-versions';

/** As stored. */
export interface SettingVersionRow {
  number: number;
  name: SettingName;
  /** The first day, in Hong Kong, on which the value applies. */
  from: string;
  value: SettingValue;
  note: string;
  maker: string;
  decidedAt: Date;
}

/** What requests to a second person, and the trail, call a setting. */
export const settingSubject = (name: SettingName): string => `setting:${name}`;

/** The versions of one setting. */
export const versionsOf = <V extends Pick<SettingVersionRow, 'name'>>(
  versions: readonly V[],
  name: SettingName,
): V[] => versions.filter((version) => version.name === name);

/**
 * All settings on a day. A field that a release added has what is delivered until the setting is changed again. Throws where what was decided
 * is no value of this release.
 */
export function settingsOn(
  { delivered, versions }: { delivered: Settings; versions: readonly SettingVersionRow[] },
  day: string,
): Settings {
  const decided = settingNames.flatMap((name) => {
    const version = inForceOn(versionsOf(versions, name), day);
    return version ? [[name, { ...delivered[name], ...version.value }] as const] : [];
  });
  return { ...delivered, ...settingsSchema.partial().parse(Object.fromEntries(decided)) };
}

/** The changes of a setting, field by field, as the second person reads them. */
export const changedFields = (
  name: SettingName,
  { before, after }: { before: SettingValue; after: SettingValue },
): ApprovalFact[] =>
  fieldsOf(name).flatMap(({ name: field, path }) =>
    before[field] === after[field]
      ? []
      : [
          {
            name: 'settingField' as const,
            field: path,
            before: before[field] ?? null,
            value: after[field] ?? null,
          },
        ],
  );
