'use client';

import { useTranslate } from '@/i18n/use-translate';
import { RequireNamespace } from '@/components/require-namespace';
import formStyles from '@/components/form/form.module.css';
import styles from './refresh-failure.module.css';

interface RefreshFailureProps {
  isLoading: boolean;
  onRetry: () => void;
}

/** The page stays usable with what it was rendered with. */
export function RefreshFailure(props: RefreshFailureProps) {
  return (
    <RequireNamespace namespace="help">
      <Note {...props} />
    </RequireNamespace>
  );
}

function Note({ isLoading, onRetry }: RefreshFailureProps) {
  const t = useTranslate('help');
  return (
    <div className={styles.note} role="status">
      <p>{t(isLoading ? 'refresh.loading' : 'refresh.failed')}</p>
      <button
        type="button"
        className={formStyles.plain}
        aria-disabled={isLoading || undefined}
        onClick={isLoading ? undefined : onRetry}
      >
        {t('refresh.retry')}
      </button>
    </div>
  );
}
