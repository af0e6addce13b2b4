'use client';

import { deskHref } from '@/config/desk/desk-paths';
import { paymentFileEndpoints, type PaymentFile } from '@/contracts/payment-order/payment-file';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDay, formatDayAndTime } from '@/lib/dates';
import { formatMoney } from '@/lib/format';
import { useDeskSelector } from '@/store/desk-hooks';
import { useQuery } from '@/store/use-query';
import { useSubmission } from '@/store/use-submission';
import { ApprovalNotice } from '../approval/approval-notice';
import styles from '../frame/desk-app.module.css';
import { DeskLink } from '../frame/desk-link';
import { Facts } from '../frame/facts';
import { FailureNotice } from '../frame/failure-notice';
import { QueryView } from '../frame/query-view';
import { staffSessionSlice } from '../session/staff-session.slice';
import { formatLabels } from './payment-file-list';
import { PaymentOutcomeForm } from './payment-outcome-form';
import {
  paymentFileDetails,
  paymentFileDispatch,
  paymentFileOutcome,
} from './payment-order-queries';

interface PaymentFileViewProps extends TranslationProps<'desk'> {
  id: string;
}

/** One file for the bank: its download, that the bank has it, and what the bank did. */
export function PaymentFileView({ id, t, locale }: PaymentFileViewProps) {
  const { data, ...query } = useQuery(paymentFileDetails, {
    locale,
    request: { params: { id } },
    key: id,
  });
  const permissions = useDeskSelector(staffSessionSlice.selectors.selectPermissions);
  return (
    <>
      <p>
        <DeskLink href={deskHref(locale, 'payment-files')}>{t('paymentFile.title')}</DeskLink>
      </p>
      <QueryView query={{ ...query, data: data[id] }} t={t}>
        {(file) => (
          <>
            <h1>{id}</h1>
            <Summary file={file} t={t} locale={locale} />
            <p>
              <DeskLink href={`${deskHref(locale, 'payment-orders')}?file=${id}`}>
                {t('paymentFile.list')}
              </DeskLink>
            </p>
            {permissions.includes('payout.send') ? (
              <Actions
                key={`${file.state} ${file.open}`}
                file={file}
                onChanged={query.reload}
                t={t}
                locale={locale}
              />
            ) : null}
          </>
        )}
      </QueryView>
    </>
  );
}

interface PartProps extends TranslationProps<'desk'> {
  file: PaymentFile;
}

function Summary({ file, t, locale }: PartProps) {
  const { state, payments, total, open, format, on, madeBy, madeAt, sentBy, sentAt } = file;
  const time = (instant: string): string => formatDayAndTime(new Date(instant), locale);
  return (
    <section className={styles.panel} aria-label={t('paymentOrder.summary')}>
      <Facts
        items={[
          [t('paymentFile.state'), <b key="state">{t(`paymentFileState.${state}`)}</b>],
          [t('paymentFile.payments'), payments],
          [t('paymentFile.total'), formatMoney(total, { withCents: true })],
          [t('paymentFile.open'), open],
          [t('paymentFile.format'), t(formatLabels[format])],
          [t('paymentFile.on'), formatDay(on, locale)],
          [t('paymentFile.made'), `${time(madeAt)} · ${madeBy}`],
          ...(sentAt === null
            ? []
            : [[t('paymentFile.sent'), `${time(sentAt)} · ${sentBy}`] as const]),
        ]}
      />
    </section>
  );
}

interface ActionsProps extends PartProps {
  onChanged: () => void;
}

function Actions({ file: { id, state, open }, onChanged, t, locale }: ActionsProps) {
  const dispatch = useSubmission(paymentFileDispatch, { locale, onDone: onChanged });
  const outcome = useSubmission(paymentFileOutcome, { locale, onDone: onChanged });
  const content = paymentFileEndpoints.deskPaymentFileContent.path.replace('{id}', id);
  return (
    <>
      <section className={styles.panel} aria-labelledby="dispatch">
        <h2 id="dispatch">{t('paymentFile.give')}</h2>
        {dispatch.failure ? (
          <FailureNotice failure={dispatch.failure} onRetry={onChanged} t={t} />
        ) : null}
        <p>{t(state === 'made' ? 'paymentFile.giveHint' : 'paymentFile.againHint')}</p>
        <p className={styles.actions}>
          <a className={styles.button} download href={content}>
            {t('paymentFile.download')}
          </a>
          {state === 'made' ? (
            <button
              type="button"
              className={styles.primary}
              aria-disabled={dispatch.isSending || undefined}
              onClick={() => {
                if (!dispatch.isSending) dispatch.submit({ params: { id }, body: {} });
              }}
            >
              {t(dispatch.isSending ? 'state.sending' : 'paymentFile.given')}
            </button>
          ) : null}
        </p>
      </section>
      {outcome.answer?.approval ? (
        <ApprovalNotice approval={outcome.answer.approval} t={t} locale={locale} />
      ) : state === 'sent' && open > 0 ? (
        <PaymentOutcomeForm
          title={t('paymentFile.answer', { count: open })}
          states={['paid', 'returned']}
          isSending={outcome.isSending}
          failure={outcome.failure}
          onSend={(body) => outcome.submit({ params: { id }, body })}
          t={t}
          locale={locale}
        />
      ) : null}
    </>
  );
}
