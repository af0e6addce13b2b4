import type { SettingName, Settings } from '@/contracts/setting/settings';
import { hongKongDay } from '@/lib/hong-kong-day';
import { inForceOn } from '@/lib/setting/setting-versions';
import { settingsOn, versionsOf, type SettingVersionRow } from './setting.model';
import type { SettingRepository } from './setting.repository';

/** The only way to read the settings that the lender changes while the site runs. */
export interface SettingReader {
  /** The settings in effect now; read them anew for each use. */
  current: () => Settings;
  /** What will apply on a day (YYYY-MM-DD) in Hong Kong, of what is decided so far. */
  on: (day: string) => Settings;
  /** The day since which a setting is what it is on a day; null for one that is as delivered then. */
  since: (name: SettingName, day: string) => string | null;
  /** Reads what was decided anew; what applied before stays where that fails. */
  refresh: () => Promise<void>;
}

export interface SettingReaderOptions {
  repository: Pick<SettingRepository, 'list'>;
  delivered: Settings;
  now: () => Date;
}

/** More than anybody looks ahead. */
const maxKeptDays = 400;

/** Keeps what was decided in memory, and works out once for each day, and anew after each change, what of it applies. */
export async function openSettingReader({
  repository,
  delivered,
  now,
}: SettingReaderOptions): Promise<SettingReader> {
  let versions: readonly SettingVersionRow[] = await repository.list();
  const known = new Map<string, Settings>();

  function on(day: string): Settings {
    const settings = known.get(day) ?? settingsOn({ delivered, versions }, day);
    if (known.size >= maxKeptDays) known.clear();
    known.set(day, settings);
    return settings;
  }
  const current = (): Settings => on(hongKongDay(now()));
  current();
  return {
    current,
    on,
    since: (name, day) => inForceOn(versionsOf(versions, name), day)?.from ?? null,
    async refresh() {
      versions = await repository.list();
      known.clear();
    },
  };
}
