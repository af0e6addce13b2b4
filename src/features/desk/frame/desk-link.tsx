'use client';

import type { ComponentProps } from 'react';
import { useDeskLink } from './desk-location';

/** A link to another screen of the desk. */
export function DeskLink({ href, ...link }: ComponentProps<'a'> & { href: string }) {
  return <a {...link} {...useDeskLink(href)} />;
}
