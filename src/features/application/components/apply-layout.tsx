'use client';

import Link from 'next/link';
import { useEffect, useRef, type ReactNode } from 'react';
import { contentPaths, localisedPath } from '@/config/paths';
import type { ApplyStep } from '@/config/apply-steps';
import type { Translate } from '@/i18n/text-keys';
import { applyPath, stepBefore, stepsForProduct } from '../apply-steps';
import type { ApplyContext } from '../apply-context';
import styles from './step.module.css';

interface ApplyLayoutProps {
  context: ApplyContext;
  step: ApplyStep;
  t: Translate<'application' | 'application-form'>;
  title: string;
  children: ReactNode;
}

const stepsWithoutProgress: readonly ApplyStep[] = ['done', 'eligibility'];
let hasRenderedBefore = false;

/** Layout of one step: back link, progress and heading, which takes the focus after navigation. */
export function ApplyLayout({
  context: { product, locale, hotline },
  step,
  t,
  title,
  children,
}: ApplyLayoutProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasRenderedBefore) heading.current?.focus();
    hasRenderedBefore = true;
  }, [step]);
  const steps = stepsForProduct(product);
  const number = steps.indexOf(step) + 1;
  const previousStep = stepBefore(product, step);
  return (
    <div className={styles.page} data-flow>
      <div className={styles.main}>
        {step === 'done' ? null : (
          <Link
            className={styles.back}
            href={localisedPath(locale, applyPath(product, previousStep ?? undefined))}
            prefetch={false}
          >
            {t(previousStep === null ? 'back.list' : 'back.step')}
          </Link>
        )}
        {stepsWithoutProgress.includes(step) ? null : (
          <>
            <p className={styles.progress} id="apply-progress">
              {t('progress', { number, all: steps.length })}
            </p>
            <progress
              className={styles.bar}
              value={number - 1}
              max={steps.length}
              aria-labelledby="apply-progress"
            />
          </>
        )}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
      <aside className={styles.help} aria-labelledby="apply-help">
        <h2 id="apply-help">{t('help.title')}</h2>
        <p>{t('help.body', { hotline })}</p>
        <p>
          <Link href={localisedPath(locale, contentPaths.contactUs)} prefetch={false}>
            {t('help.link')}
          </Link>
        </p>
      </aside>
    </div>
  );
}
