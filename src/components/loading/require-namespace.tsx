'use client';

import type { ReactNode } from 'react';
import { useNamespace } from '@/i18n/use-namespace';
import { useTranslate } from '@/i18n/use-translate';
import formStyles from '../form/form.module.css';
import { LoadingSkeleton } from './loading-skeleton';

interface RequireNamespaceProps {
  namespace: string | readonly string[];
  children: ReactNode;
}

/** Shows its children once their translations are there: before that a skeleton, after a failed load a message with a button to try again. */
export function RequireNamespace({ namespace, children }: RequireNamespaceProps) {
  const t = useTranslate('loading');
  const { status, retry } = useNamespace(namespace);
  if (status === 'ready') return children;
  if (status === 'loading') return <LoadingSkeleton label={t('loading')} />;
  return (
    <div className={formStyles.boxed} role="alert">
      <p>{t('failed')}</p>
      <button type="button" className={formStyles.plain} onClick={retry}>
        {t('retry')}
      </button>
    </div>
  );
}
