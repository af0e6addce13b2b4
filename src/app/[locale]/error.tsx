'use client';

import { useParams } from 'next/navigation';
import { useEffect } from 'react';
import { ErrorContent } from '@/components/error-content';

export default function ErrorPage({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  const { locale } = useParams<{ locale: string }>();
  // React keeps what a boundary caught from the listeners of the window.
  useEffect(() => reportError(error), [error]);
  return <ErrorContent locale={locale} code={error.digest} onRetry={reset} />;
}
