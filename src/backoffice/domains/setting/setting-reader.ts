import type { Settings } from '@/contracts/setting/settings';
import { hongKongDay } from '@/lib/hong-kong-day';
import { settingsOn, type SettingVersionRow } from './setting.model';
import type { SettingRepository } from './setting.repository';

/** The one door to what the lender sets while the site runs. */
export interface SettingReader {
  /** What applies at this moment; read it anew for each use. */
  current: () => Settings;
  /** Reads what was decided anew; what applied before stays where that fails. */
  refresh: () => Promise<void>;
}

export interface SettingReaderOptions {
  repository: Pick<SettingRepository, 'list'>;
  delivered: Settings;
  now: () => Date;
}

/** Keeps what was decided in memory, and works out once a day, or after each change, what of it applies. */
export async function openSettingReader({
  repository,
  delivered,
  now,
}: SettingReaderOptions): Promise<SettingReader> {
  let versions: readonly SettingVersionRow[] = await repository.list();
  let known: { day: string; settings: Settings } | null = null;

  function current(): Settings {
    const day = hongKongDay(now());
    if (known?.day !== day) known = { day, settings: settingsOn({ delivered, versions }, day) };
    return known.settings;
  }
  current();
  return {
    current,
    async refresh() {
      versions = await repository.list();
      known = null;
    },
  };
}
