'use client';

import dynamic from 'next/dynamic';

/** The form as a chunk of its own: all content pages share one route, and only one of them has it. */
export const LazyContactForm = dynamic(() => import('./contact-form').then(({ ContactForm }) => ContactForm));
