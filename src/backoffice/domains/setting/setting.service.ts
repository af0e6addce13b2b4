import type { DeskSetting, DeskSettingDetail } from '@/contracts/setting/setting';
import { settingNames, type SettingName, type Settings } from '@/contracts/setting/settings';
import { hongKongDay } from '@/lib/hong-kong-day';
import { firstAfter, inForceOn } from '@/lib/setting/setting-versions';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { ApprovalRepository } from '../approval/approval.repository';
import type { ContentVersionRepository } from '../site/content-version.repository';
import { settingSubject, versionsOf, type SettingVersionRow } from './setting.model';
import type { SettingRepository } from './setting.repository';

export interface SettingServiceOptions {
  repositories: {
    approval: Pick<ApprovalRepository, 'list' | 'listBySubject'>;
    setting: Pick<SettingRepository, 'list'>;
  };
  unitOfWork: UnitOfWork<{
    contentVersion: Pick<ContentVersionRepository, 'lock' | 'add'>;
    setting: Pick<SettingRepository, 'markPublished'>;
  }>;
  delivered: Settings;
  now: () => Date;
}

export type SettingService = ReturnType<typeof createSettingService>;

/** What staff read of settings, and what happens when a decided value begins to apply. */
export function createSettingService({
  repositories,
  unitOfWork,
  delivered,
  now,
}: SettingServiceOptions) {
  const show = (
    name: SettingName,
    { versions, waiting }: { versions: SettingVersionRow[]; waiting: string | undefined },
  ): DeskSetting => {
    const day = hongKongDay(now());
    const version = inForceOn(versions, day);
    const next = firstAfter(versions, day);
    return {
      name,
      value: { ...delivered[name], ...version?.value },
      since: version?.from ?? null,
      next: next && { from: next.from, value: next.value },
      waiting: waiting ?? null,
    };
  };

  return {
    /** Every setting with what applies today. */
    async list(): Promise<DeskSetting[]> {
      const versions = await repositories.setting.list();
      const { rows: waiting } = await repositories.approval.list(
        { kinds: ['setting'], state: 'waiting' },
        { sort: 'newest', limit: settingNames.length },
      );
      return settingNames.map((name) =>
        show(name, {
          versions: versionsOf(versions, name),
          waiting: waiting.find(({ subject }) => subject === settingSubject(name))?.id,
        }),
      );
    },

    /** One setting with all that was decided about it, and by whom. */
    async find(name: SettingName): Promise<DeskSettingDetail> {
      const versions = versionsOf(await repositories.setting.list(), name);
      const approvals = await repositories.approval.listBySubject(settingSubject(name));
      const waiting = approvals.find(({ state }) => state === 'waiting')?.id;
      return {
        ...show(name, { versions, waiting }),
        delivered: { ...delivered[name] },
        versions: versions.toReversed().map(({ number, from, value, note, maker, decidedAt }) => ({
          number,
          from,
          value,
          note,
          maker,
          checker: approvals.find(({ result }) => result === String(number))?.checker ?? null,
          decidedAt: decidedAt.toISOString(),
        })),
      };
    },

    /** Has the pages rendered anew once the day of a decided value has come, on all instances. */
    publishDue: (): Promise<void> =>
      unitOfWork(async ({ contentVersion, setting }) => {
        await contentVersion.lock();
        const published = await setting.markPublished({ day: hongKongDay(now()), at: now() });
        if (published > 0) await contentVersion.add(['site']);
      }),
  };
}
