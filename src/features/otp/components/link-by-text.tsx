'use client';

import { BotCheckNote } from '@/components/bot-check-note';
import formStyles from '@/components/form/form.module.css';
import type { Locale } from '@/contracts/locale';
import { useTranslate } from '@/i18n/use-translate';
import { isWordless } from '@/lib/api/wordless';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { linkRequested, textedLinkSlice, type TextedLink } from '../texted-link.slice';
import styles from './otp.module.css';

interface LinkByTextProps extends TextedLink {
  locale: Locale;
  /** Nobody has shown here that the application is theirs: nothing is said of whether it exists. */
  isStranger?: boolean;
}

/** The way to one's own phone: a button that texts the link there. Stands where the words `otp` are. */
export function LinkByText({ kind, applicationNumber, product, locale, isStranger = false }: LinkByTextProps) {
  const t = useTranslate('otp');
  const dispatch = useAppDispatch();
  const { link, request, locale: madeIn } = useAppSelector(textedLinkSlice.selectors.selectTextedLink);
  const isOwn = link?.kind === kind && link.applicationNumber === applicationNumber && link.product === product;
  const status = isOwn ? request.status : 'idle';
  const failure = isOwn && madeIn === locale ? request.failure : null;
  const isSending = status === 'loading';
  const send = (): void => void dispatch(linkRequested({ link: { kind, ...(applicationNumber ? { applicationNumber } : {}), ...(product ? { product } : {}) }, locale }));
  return (
    <div className={formStyles.boxed}>
      <p>{t(`link.${kind}`)}</p>
      <button type="button" className={formStyles.plain} aria-disabled={isSending || undefined} onClick={() => (isSending ? undefined : send())}>
        {t('link.send')}
      </button>
      <p role="status" className={failure ? styles.refused : undefined}>
        {isSending ? t('link.sending') : status === 'succeeded' ? t(isStranger ? 'link.sentIfKnown' : 'link.sent') : failure === null ? '' : isWordless(failure) ? t('failed') : failure.message}
      </p>
      <BotCheckNote />
    </div>
  );
}
