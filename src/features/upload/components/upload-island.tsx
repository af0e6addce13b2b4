'use client';

import { useEffect, useState, type ReactNode } from 'react';
import type { UploadFlowProps } from './upload-flow';
import styles from './upload.module.css';

type Flow = (props: UploadFlowProps) => ReactNode;

/** Where documents are uploaded; what it needs loads after the page's own words are there. */
export function UploadIsland({ waiting, withoutScript, ...props }: UploadFlowProps & { waiting: string; withoutScript: string }) {
  const [Loaded, setLoaded] = useState<Flow | null>(null);
  useEffect(() => {
    let isGone = false;
    void import('./upload-flow').then(({ UploadFlow }) => {
      if (!isGone) setLoaded(() => UploadFlow);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return (
    <section id="upload" className={styles.flow}>
      <noscript><p className={styles.failed}>{withoutScript}</p></noscript>
      {Loaded ? <Loaded {...props} /> : <p className={styles.waiting}>{waiting}</p>}
    </section>
  );
}
