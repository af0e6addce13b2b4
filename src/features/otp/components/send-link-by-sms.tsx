'use client';

import { BotCheckNote } from '@/components/bot-check/bot-check-note';
import { RequireNamespace } from '@/components/loading/require-namespace';
import formStyles from '@/components/form/form.module.css';
import type { Locale } from '@/contracts/locale';
import { useTranslate } from '@/i18n/use-translate';
import { isTechnicalError } from '@/lib/api/technical-error';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { linkRequested, textedLinkSlice, type TextedLink } from '../texted-link.slice';
import styles from './otp.module.css';

interface SendLinkBySmsProps extends TextedLink {
  locale: Locale;
  /** Whether access to the application is unverified here; the message then does not reveal whether it exists. */
  isUnverified?: boolean;
}

/** A button that sends a link to the applicant's phone by SMS. */
export function SendLinkBySms(props: SendLinkBySmsProps) {
  return (
    <RequireNamespace namespace="otp">
      <SendLink {...props} />
    </RequireNamespace>
  );
}

function SendLink({
  kind,
  applicationNumber,
  product,
  position,
  phone,
  channel,
  locale,
  isUnverified = false,
}: SendLinkBySmsProps) {
  const t = useTranslate('otp');
  const dispatch = useAppDispatch();
  const {
    link,
    request,
    locale: requestLocale,
  } = useAppSelector(textedLinkSlice.selectors.selectTextedLink);
  const isOwn =
    link?.kind === kind &&
    link.applicationNumber === applicationNumber &&
    link.product === product &&
    link.position === position &&
    link.phone === phone &&
    link.channel === channel;
  const status = isOwn ? request.status : 'idle';
  const failure = isOwn && requestLocale === locale ? request.failure : null;
  const isSending = status === 'loading';
  const send = (): void =>
    void dispatch(
      linkRequested({
        link: {
          kind,
          ...(applicationNumber ? { applicationNumber } : {}),
          ...(product ? { product } : {}),
          ...(position ? { position } : {}),
          ...(phone ? { phone } : {}),
          ...(channel ? { channel } : {}),
        },
        locale,
      }),
    );
  return (
    <div className={formStyles.boxed}>
      <p>{t(channel === 'mail' ? 'link.resume-mail' : `link.${kind}`)}</p>
      <button
        type="button"
        className={formStyles.plain}
        aria-disabled={isSending || undefined}
        onClick={() => (isSending ? undefined : send())}
      >
        {t(
          kind === 'co-apply-link'
            ? 'link.sendNew'
            : channel === 'mail'
              ? 'link.mail'
              : 'link.send',
        )}
      </button>
      <p role="status" className={failure ? styles.refused : undefined}>
        {isSending
          ? t('link.sending')
          : status === 'succeeded'
            ? t(isUnverified ? 'link.sentIfKnown' : 'link.sent')
            : failure === null
              ? ''
              : isTechnicalError(failure)
                ? t('failed')
                : failure.message}
      </p>
      <BotCheckNote />
    </div>
  );
}
