'use client';

import type { ReactNode } from 'react';
import { localeMetadata } from '@/config/locales';
import { loanProducts, paymentMethods, repaymentKinds } from '@/contracts/account/account-choices';
import type { ApprovalFact } from '@/contracts/approval/approval';
import { approvalFacts } from '@/contracts/approval/approval-choices';
import { documentSlots } from '@/contracts/document/document-choices';
import {
  paymentOrderOrigins,
  returnReasons,
} from '@/contracts/payment-order/payment-order-choices';
import { fieldAt, isSettingName } from '@/contracts/setting/settings';
import { pageTestGoals } from '@/contracts/campaign/page-test-choices';
import { roles } from '@/contracts/staff/permissions';
import type { TranslationProps } from '@/i18n/translation-props';
import { useTranslate } from '@/i18n/use-translate';
import { formatDay, formatInstant } from '@/lib/dates';
import { formatMoney, formatPercent } from '@/lib/format';
import { formatTenor } from '@/lib/texts/format-tenor';
import { DataTable } from '../list/data-table';
import { ErasureFacts } from './erasure-facts';
import { settingText } from '../setting/setting-text';
import { settingFieldLabel } from '../setting/setting-words';
import { documentOf } from './approved-content';
import styles from './approval.module.css';

interface ApprovalFactsProps extends TranslationProps<'desk'> {
  facts: readonly ApprovalFact[];
}

type Value = ApprovalFact['value'] | undefined;

/** Exactly what is decided: what it is now, where something is replaced, and what it will be. */
export function ApprovalFacts({ facts, t, locale }: ApprovalFactsProps) {
  const tAccount = useTranslate('account-screen');
  const tDocument = useTranslate('document');
  const wordOf = (name: ApprovalFact['name'], value: string): string => {
    const is = approvalFacts[name];
    const product = loanProducts.find((one) => is === 'product' && one === value);
    if (product) return tAccount(`loan.product.${product}`);
    const kind = repaymentKinds.find((one) => is === 'repayment' && one === value);
    if (kind) return tAccount(`loan.kind.${kind}`);
    const slot = documentSlots.find((one) => is === 'slot' && one === value);
    if (slot) return tDocument(`slot.${slot}`);
    const method = paymentMethods.find((one) => is === 'method' && one === value);
    if (method) return t(`paymentMethod.${method}`);
    const origin = paymentOrderOrigins.find((one) => is === 'origin' && one === value);
    if (origin) return t(`paymentOrigin.${origin}`);
    const reason = returnReasons.find((one) => is === 'return-reason' && one === value);
    if (reason) return `${reason} · ${t(`returnReason.${reason}`)}`;
    const role = roles.find((one) => is === 'role' && one === value);
    if (role) return t(`role.${role}`);
    if (is === 'setting' && isSettingName(value)) return t(`settingName.${value}`);
    const goal = pageTestGoals.find((one) => is === 'goal' && one === value);
    if (goal) return t(`funnelStage.${goal}`);
    if (is === 'instant') return formatInstant(value, locale);
    const document = is === 'content' ? documentOf([{ name, value }]) : null;
    if (document) return `${t(`contentKind.${document.kind}`)} · ${document.id}`;
    return is === 'day' ? formatDay(value, locale) : value;
  };
  const figureOf = (name: ApprovalFact['name'], value: number): string => {
    const is = approvalFacts[name];
    if (is === 'money') return formatMoney(value, { withCents: true });
    if (is === 'percent') return formatPercent(value, { fixed: true });
    if (is === 'points') return t('pageTest.points', { points: value });
    return is === 'months' ? formatTenor(value, locale) : String(value);
  };
  const labelOf = ({ name, field }: ApprovalFact): string => {
    const path = field === undefined ? null : fieldAt(field)?.path;
    return path ? settingFieldLabel(path, t) : t(`approvalFact.${name}`);
  };
  const show = ({ name, field }: ApprovalFact, value: Value): ReactNode => {
    const unit = field === undefined ? null : fieldAt(field)?.unit;
    if (unit && (typeof value === 'string' || typeof value === 'number'))
      return settingText({ unit, value }, locale);
    if ((name === 'effectiveFrom' || name === 'publishedFrom') && value === null)
      return t('setting.atOnce');
    if (value === null || value === undefined) return '–';
    if (typeof value === 'boolean') return t(value ? 'approval.yes' : 'approval.no');
    if (typeof value === 'number') return figureOf(name, value);
    if (typeof value === 'string')
      return <span className={styles.words}>{wordOf(name, value)}</span>;
    if (approvalFacts[name] === 'erasure' && value.length > 0)
      return <ErasureFacts values={value} t={t} locale={locale} />;
    return value.length === 0
      ? '–'
      : value.map((one) => wordOf(name, one)).join(localeMetadata[locale].listSeparator);
  };
  return (
    <DataTable
      label={t('approval.decided')}
      rows={facts}
      keyOf={({ name, field }) => field ?? name}
      columns={[
        {
          heading: t('approval.fact'),
          cell: (fact) => <span className={styles.fact}>{labelOf(fact)}</span>,
        },
        ...(facts.some(({ before }) => before !== undefined)
          ? [
              {
                heading: t('approval.now'),
                cell: (fact: ApprovalFact) =>
                  fact.before === undefined ? '' : show(fact, fact.before),
              },
            ]
          : []),
        { heading: t('approval.then'), cell: (fact) => <b>{show(fact, fact.value)}</b> },
      ]}
    />
  );
}
