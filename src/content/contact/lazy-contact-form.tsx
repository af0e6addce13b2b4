'use client';

import dynamic from 'next/dynamic';
import type { ComponentProps } from 'react';
import type { ContactForm } from './contact-form';

/** Takes the place of the form where its code cannot be loaded; the other ways to reach us are on the same page. */
const Unavailable = ({ words }: Pick<ComponentProps<typeof ContactForm>, 'words'>) => (
  <p role="alert">{words.needsScript}</p>
);

/** The form as a separate chunk: all content pages share one route, and only one of them needs it. */
export const LazyContactForm = dynamic<ComponentProps<typeof ContactForm>>(() =>
  import('./contact-form').then((loaded) => loaded.ContactForm).catch(() => Unavailable),
);
