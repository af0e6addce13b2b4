'use client';

import { lazy, Suspense } from 'react';
import type { ContactFormProps } from './contact-form';

const LazyForm = lazy(() => import('./contact-form').then(({ ContactForm }) => ({ default: ContactForm })));

/** The contact form with its script apart: every content page loads this file, and only one shows the form. */
export function ContactIsland(props: ContactFormProps) {
  return (
    <Suspense>
      <LazyForm {...props} />
    </Suspense>
  );
}
