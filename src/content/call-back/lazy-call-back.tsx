'use client';

import dynamic from 'next/dynamic';
import type { ComponentProps } from 'react';
import type { CallBack } from './call-back';

const Unavailable = ({ words }: Pick<ComponentProps<typeof CallBack>, 'words'>) => (
  <p role="alert">{words.unavailable}</p>
);

/** A separate chunk: all content pages share one route, and only one of them needs it. */
export const LazyCallBack = dynamic<ComponentProps<typeof CallBack>>(() =>
  import('./call-back').then((loaded) => loaded.CallBack).catch(() => Unavailable),
);
