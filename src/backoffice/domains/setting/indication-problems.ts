import type { SettingValue } from '@/contracts/setting/setting';
import { settingsSchema } from '@/contracts/setting/settings';
import { keysOf } from '@/contracts/typed-record';
import { formatPercent } from '@/lib/format';
import type { FieldProblem } from '@/backoffice/common/service-error';

/** Why figures of indications cannot stand together: a person looks at what is lent, so no line of hers may lie above the highest. */
export function indicationProblems(value: SettingValue): Record<string, FieldProblem> {
  const { debtServicingMax, debtServicingReview, debtServicingVarying } =
    settingsSchema.shape.indications.parse(value);
  const reviewed = { debtServicingReview, debtServicingVarying };
  return Object.fromEntries(
    keysOf(reviewed)
      .filter((name) => reviewed[name] > debtServicingMax)
      .map((name) => [name, { key: 'aboveHighest', limit: formatPercent(debtServicingMax) }]),
  );
}
