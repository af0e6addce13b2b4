'use client';

import dynamic from 'next/dynamic';

/** The form as a separate chunk: all content pages share one route, and only one of them needs it. */
export const LazyContactForm = dynamic(() =>
  import('./contact-form').then(({ ContactForm }) => ContactForm),
);
