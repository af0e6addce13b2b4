'use client';

import { useEffect, useState, type ReactNode } from 'react';
import type { UploadFlowProps } from './upload-flow';
import styles from './upload.module.css';

type Flow = (props: UploadFlowProps) => ReactNode;

/** The document upload; its code is loaded after the page's static content. */
export function UploadIsland({
  waiting,
  withoutScript,
  ...props
}: UploadFlowProps & { waiting: string; withoutScript: string }) {
  const [Loaded, setLoaded] = useState<Flow | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    void import('./upload-flow').then(({ UploadFlow }) => {
      if (!isUnmounted) setLoaded(() => UploadFlow);
    });
    return () => {
      isUnmounted = true;
    };
  }, []);
  return (
    <section id="upload" className={styles.flow}>
      <noscript>
        <p className={styles.failed}>{withoutScript}</p>
      </noscript>
      {Loaded ? <Loaded {...props} /> : <p className={styles.loading}>{waiting}</p>}
    </section>
  );
}
