import formStyles from '@/components/form/form.module.css';
import type { TranslationProps } from '@/i18n/translation-props';

interface MessageButtonProps extends Pick<TranslationProps<'account' | 'account-screen'>, 't'> {
  isSending: boolean;
  /** Until another message may be sent. */
  seconds: number;
}

/** Sends a message, or says that it is being sent or how long to wait. */
export function MessageButton({ isSending, seconds, t }: MessageButtonProps) {
  return (
    <p className={formStyles.actions}>
      <button
        type="submit"
        className={formStyles.primary}
        aria-disabled={isSending || seconds > 0 || undefined}
      >
        {isSending
          ? t('state.sending')
          : seconds > 0
            ? t('contactForm.wait', { seconds })
            : t('contactForm.send')}
      </button>
    </p>
  );
}
