'use client';

import { useParams } from 'next/navigation';
import { ErrorContent } from '@/components/error-content';

export default function ErrorPage({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  const { locale } = useParams<{ locale: string }>();
  return <ErrorContent locale={locale} code={error.digest} onRetry={reset} />;
}
