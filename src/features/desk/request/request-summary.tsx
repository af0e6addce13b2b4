'use client';

import type { ReactNode } from 'react';
import { deskHref } from '@/config/desk/desk-paths';
import { localeMetadata } from '@/config/locales';
import type { DeskRequest } from '@/contracts/account/request-desk';
import type { Permission } from '@/contracts/staff/permissions';
import type { TranslationProps } from '@/i18n/translation-props';
import { useTranslate } from '@/i18n/use-translate';
import { formatDay, formatDayAndTime } from '@/lib/dates';
import { formatMoney } from '@/lib/format';
import styles from '../frame/desk-app.module.css';
import { DeskLink } from '../frame/desk-link';
import { Facts } from '../frame/facts';

interface RequestSummaryProps extends TranslationProps<'desk'> {
  request: DeskRequest;
  permissions: readonly Permission[];
}

const readableBy = {
  customers: 'customer.read',
  loans: 'loan.read',
} as const satisfies Record<string, Permission>;

/** What is asked for, by whom and of which loan. */
export function RequestSummary({ request, permissions, t, locale }: RequestSummaryProps) {
  const tAccount = useTranslate('account-screen');
  const { customerId, customerName, loanNo, amount, months, on, detail, dueAt, assignee } = request;
  const linkTo = (section: keyof typeof readableBy, [id, text]: [string, string]) =>
    permissions.includes(readableBy[section]) ? (
      <DeskLink href={deskHref(locale, section, id)}>{text}</DeskLink>
    ) : (
      text
    );
  const items: (readonly [string, ReactNode])[] = [
    [t('customer.request'), <b key="kind">{t(`requestKind.${request.kind}`)}</b>],
    [t('application.state'), <b key="state">{t(`requestState.${request.state}`)}</b>],
    [t('thread.customer'), linkTo('customers', [customerId, customerName ?? t('customer.noName')])],
    [t('application.language'), localeMetadata[request.language].label],
    [t('customer.loanNo'), loanNo === null ? '–' : linkTo('loans', [loanNo, loanNo])],
    ...(amount === null
      ? []
      : ([[t('application.amount'), formatMoney(amount, { withCents: true })]] as const)),
    ...(months === null
      ? []
      : ([[t('ask.months'), tAccount('request.months', { count: months })]] as const)),
    ...(on === null ? [] : ([[t('ask.on'), formatDay(on, locale)]] as const)),
    ...(detail === null ? [] : ([[t('ask.detail'), detail]] as const)),
    [t('application.received'), formatDayAndTime(new Date(request.createdAt), locale)],
    ...(dueAt === null
      ? []
      : ([[t('today.due'), formatDayAndTime(new Date(dueAt), locale)]] as const)),
    ...(assignee === null ? [] : ([[t('handling.assignee'), assignee]] as const)),
  ];
  return (
    <section className={styles.panel} aria-label={t('application.summary')}>
      <Facts items={items} />
    </section>
  );
}
