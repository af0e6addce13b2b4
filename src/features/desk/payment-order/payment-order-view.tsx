'use client';

import { deskHref } from '@/config/desk/desk-paths';
import type { PaymentOrderDetail } from '@/contracts/payment-order/payment-order';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDay, formatDayAndTime } from '@/lib/dates';
import { formatMoney } from '@/lib/format';
import { useDeskSelector } from '@/store/desk-hooks';
import { useQuery } from '@/store/use-query';
import styles from '../frame/desk-app.module.css';
import { DeskLink } from '../frame/desk-link';
import { Facts } from '../frame/facts';
import { QueryView } from '../frame/query-view';
import { DataTable } from '../list/data-table';
import { staffSessionSlice } from '../session/staff-session.slice';
import { PaymentOrderActions } from './payment-order-actions';
import { paymentOrderDetails } from './payment-order-queries';
import own from './payment-order.module.css';
import { PaymentReveal } from './payment-reveal';

interface PaymentOrderViewProps extends TranslationProps<'desk'> {
  id: string;
}

/** One payment, what became of it, and what may be done with it. */
export function PaymentOrderView({ id, t, locale }: PaymentOrderViewProps) {
  const { data, ...query } = useQuery(paymentOrderDetails, {
    locale,
    request: { params: { id } },
    key: id,
  });
  const permissions = useDeskSelector(staffSessionSlice.selectors.selectPermissions);
  return (
    <>
      <p>
        <DeskLink href={deskHref(locale, 'payment-orders')}>{t('paymentOrder.title')}</DeskLink>
      </p>
      <QueryView query={{ ...query, data: data[id] }} t={t}>
        {(order) => (
          <>
            <h1>
              {t(`paymentOrigin.${order.origin}`)} · {id}
            </h1>
            <Summary order={order} t={t} locale={locale} />
            {permissions.includes('payout.send') ? (
              <PaymentOrderActions
                key={order.state}
                order={order}
                onChanged={query.reload}
                t={t}
                locale={locale}
              />
            ) : null}
            {order.account !== null && permissions.includes('customer.reveal') ? (
              <PaymentReveal id={id} t={t} locale={locale} />
            ) : null}
            <History order={order} t={t} locale={locale} />
          </>
        )}
      </QueryView>
    </>
  );
}

interface PartProps extends TranslationProps<'desk'> {
  order: PaymentOrderDetail;
}

function Summary({ order, t, locale }: PartProps) {
  const { state, origin, amount, loanNo, reference, dueOn, account, holder, endedOn, reason } =
    order;
  const { customer, customerId, applicationNumber, fileId, replaces, replacedBy } = order;
  const orderLink = (id: string) => (
    <DeskLink href={deskHref(locale, 'payment-orders', id)}>{id}</DeskLink>
  );
  return (
    <section className={styles.panel} aria-label={t('paymentOrder.summary')}>
      <Facts
        items={[
          [t('paymentOrder.state'), <b key="state">{t(`paymentState.${state}`)}</b>],
          [t('paymentOrder.amount'), formatMoney(amount, { withCents: true })],
          [
            t('paymentOrder.customer'),
            <DeskLink key="customer" href={deskHref(locale, 'customers', customerId)}>
              {customer ?? t('customer.noName')}
            </DeskLink>,
          ],
          [t('paymentOrder.account'), account === null ? t('paymentOrder.noAccount') : account],
          ...(holder === null ? [] : [[t('paymentOrder.holder'), holder] as const]),
          [
            t('paymentOrder.loan'),
            <DeskLink key="loan" href={deskHref(locale, 'loans', loanNo)}>
              {loanNo}
            </DeskLink>,
          ],
          ...(reference === loanNo
            ? []
            : [
                [
                  t('paymentOrder.reference'),
                  origin === 'withdrawal' ? (
                    <DeskLink key="request" href={deskHref(locale, 'requests', reference)}>
                      {reference}
                    </DeskLink>
                  ) : (
                    reference
                  ),
                ] as const,
              ]),
          ...(applicationNumber === null
            ? []
            : [
                [
                  t('paymentOrder.application'),
                  <DeskLink
                    key="application"
                    href={deskHref(locale, 'applications', applicationNumber)}
                  >
                    {applicationNumber}
                  </DeskLink>,
                ] as const,
              ]),
          [t('paymentOrder.due'), formatDay(dueOn, locale)],
          ...(fileId === null
            ? []
            : [
                [
                  t('paymentOrder.file'),
                  <DeskLink key="file" href={deskHref(locale, 'payment-files', fileId)}>
                    {fileId}
                  </DeskLink>,
                ] as const,
              ]),
          ...(endedOn === null
            ? []
            : [
                [
                  t(`paymentOrder.${reason === null ? 'paidOn' : 'returnedOn'}`),
                  formatDay(endedOn, locale),
                ] as const,
              ]),
          ...(reason === null
            ? []
            : [
                [t('paymentOutcome.reason'), `${reason} · ${t(`returnReason.${reason}`)}`] as const,
              ]),
          ...(replaces === null
            ? []
            : [[t('paymentOrder.replaces'), orderLink(replaces)] as const]),
          ...(replacedBy === null
            ? []
            : [[t('paymentOrder.replacedBy'), orderLink(replacedBy)] as const]),
        ]}
      />
    </section>
  );
}

/** Who did what with a payment, and who approved it. */
function History({ order: { history, approvals }, t, locale }: PartProps) {
  const time = (instant: string): string => formatDayAndTime(new Date(instant), locale);
  return (
    <section className={styles.panel} aria-labelledby="history">
      <h2 id="history">{t('application.history')}</h2>
      <DataTable
        label={t('application.history')}
        rows={history}
        keyOf={({ at, state }) => `${at} ${state}`}
        columns={[
          {
            heading: t('audit.at'),
            cell: ({ at }) => <span className={own.whole}>{time(at)}</span>,
          },
          {
            heading: t('paymentOrder.state'),
            cell: ({ state }) => <span className={own.whole}>{t(`paymentState.${state}`)}</span>,
          },
          {
            heading: t('audit.staff'),
            cell: ({ by }) => (by === 'customer' ? t('paymentOrder.byCustomer') : by),
          },
          { heading: t('application.note'), cell: ({ note }) => note },
        ]}
      />
      {approvals.length === 0 ? null : (
        <>
          <h3>{t('approval.title')}</h3>
          <DataTable
            label={t('approval.title')}
            rows={approvals}
            keyOf={({ id }) => id}
            hrefOf={({ id }) => deskHref(locale, 'approvals', id)}
            columns={[
              { heading: t('approval.number'), cell: ({ id }) => id },
              {
                heading: t('approval.state'),
                cell: ({ state }) => (
                  <span className={own.whole}>{t(`approvalState.${state}`)}</span>
                ),
              },
              { heading: t('approval.maker'), cell: ({ maker }) => maker },
              { heading: t('approval.asked'), cell: ({ madeAt }) => time(madeAt) },
              { heading: t('approval.checker'), cell: ({ checker }) => checker ?? '–' },
              {
                heading: t('approval.decidedAt'),
                cell: ({ decidedAt }) => (decidedAt === null ? '–' : time(decidedAt)),
              },
            ]}
          />
        </>
      )}
    </section>
  );
}
