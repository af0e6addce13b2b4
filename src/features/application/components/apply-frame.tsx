'use client';

import Link from 'next/link';
import { useEffect, useRef, type ReactNode } from 'react';
import { contentPaths, localisedPath } from '@/config/paths';
import type { ApplyStep } from '@/config/apply-steps';
import { applyPath, stepBefore, stepsOf } from '../apply-steps';
import type { ApplyFacts } from '../apply-facts';
import type { Translate } from '@/i18n/server';
import styles from './step.module.css';

interface ApplyFrameProps {
  facts: ApplyFacts;
  step: ApplyStep;
  t: Translate;
  title: string;
  children: ReactNode;
}

const endings: readonly ApplyStep[] = ['done', 'eligibility'];
let shownBefore = false;

/** Back link, place in the order of steps and heading of one step; the heading takes the focus after a move. */
export function ApplyFrame({ facts: { product, locale, hotline }, step, t, title, children }: ApplyFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shownBefore) heading.current?.focus();
    shownBefore = true;
  }, [step]);
  const steps = stepsOf(product);
  const number = steps.indexOf(step) + 1;
  const before = stepBefore(product, step);
  return (
    <div className={styles.page} data-flow>
      <div className={styles.main}>
        {step === 'done' ? null : <Link className={styles.back} href={localisedPath(locale, applyPath(product, before ?? undefined))} prefetch={false}>{t(before === null ? 'back.list' : 'back.step')}</Link>}
        {endings.includes(step) ? null : (
          <>
            <p className={styles.progress} id="apply-progress">{t('progress', { number, all: steps.length })}</p>
            <progress className={styles.bar} value={number - 1} max={steps.length} aria-labelledby="apply-progress" />
          </>
        )}
        <h1 ref={heading} tabIndex={-1}>{title}</h1>
        {children}
      </div>
      <aside className={styles.help} aria-labelledby="apply-help">
        <h2 id="apply-help">{t('help.title')}</h2>
        <p>{t('help.body', { hotline })}</p>
        <p>{t('help.safe')}</p>
        <p><Link href={localisedPath(locale, contentPaths.contactUs)} prefetch={false}>{t('help.link')}</Link></p>
      </aside>
    </div>
  );
}
