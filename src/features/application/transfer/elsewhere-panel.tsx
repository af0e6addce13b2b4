import { useEffect } from 'react';
import formStyles from '@/components/form/form.module.css';
import { RequireNamespace } from '@/components/loading/require-namespace';
import { QrCode } from '@/components/qr/qr-code';
import { SendLinkBySms } from '@/features/otp/components/send-link-by-sms';
import { useTranslate } from '@/i18n/use-translate';
import { formatInstant } from '@/lib/dates';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { DraftSummary } from '../application-state';
import type { Application } from '../use-application';
import { transferAddress } from './transfer-link';
import { transferClosed, transferSlice, transferStarted } from './transfer.slice';
import styles from './transfer.module.css';

interface ElsewherePanelProps {
  application: Application;
  draft: DraftSummary;
}

/** How to go on on another device: by a QR code before the phone is proved, afterwards by a link to it. */
export function ElsewherePanel(props: ElsewherePanelProps) {
  return (
    <RequireNamespace namespace="transfer">
      {props.draft.phone === null && props.application.state.verifiedPhone === null ? (
        <QrPanel {...props} />
      ) : (
        <LinkPanel {...props} />
      )}
    </RequireNamespace>
  );
}

function LinkPanel({ application: { context, state } }: ElsewherePanelProps) {
  const { product, locale } = context;
  const email = state.formValues.contact?.email ?? '';
  return (
    <>
      <SendLinkBySms kind="resume-link" product={product} locale={locale} />
      {email.trim() === '' ? null : (
        <SendLinkBySms kind="resume-link" channel="mail" product={product} locale={locale} />
      )}
    </>
  );
}

function QrPanel({ application: { context }, draft: { reference } }: ElsewherePanelProps) {
  const t = useTranslate('transfer');
  const dispatch = useAppDispatch();
  const { locale, product } = context;
  const { link, isOver, startRequest } = useAppSelector(transferSlice.selectors.selectTransfer);
  useEffect(() => {
    dispatch(transferStarted({ reference, locale }));
    return () => void dispatch(transferClosed());
  }, [dispatch, reference, locale]);
  const restart = () => dispatch(transferStarted({ reference, locale }));
  return (
    <section className={formStyles.boxed} aria-labelledby="elsewhere-heading">
      <h2 id="elsewhere-heading">{t('title')}</h2>
      <p>{t('body')}</p>
      <div role="status">
        {startRequest.status === 'loading' ? <p>{t('making')}</p> : null}
        {isOver ? <p>{t('over')}</p> : null}
        {startRequest.status === 'failed' ? <p>{t('failed')}</p> : null}
      </div>
      {link ? (
        <>
          <QrCode
            text={transferAddress(link.token, { origin: window.location.origin, locale, product })}
            label={t('code')}
            className={styles.code}
          />
          <p>{t('until', { time: formatInstant(link.expiresAt, locale) })}</p>
        </>
      ) : startRequest.status === 'loading' ? null : (
        <button type="button" className={formStyles.secondary} onClick={restart}>
          {t('again')}
        </button>
      )}
    </section>
  );
}
