'use client';

import Link from 'next/link';
import { useEffect, useState } from 'react';
import formStyles from '@/components/form/form.module.css';
import { localisedPath } from '@/config/paths';
import { useAppDispatch } from '@/store/hooks';
import { applyPath } from '../apply-steps';
import { sectionCompleted } from '../application.slice';
import type { AnswerGroup, AnswerRow } from '../form/answer-groups';
import type { Application } from '../use-application';
import { SectionsForm } from '../steps/sections-step';
import styles from './step.module.css';

interface AnswerListProps {
  application: Application;
  group: AnswerGroup;
}

/** The answers of one section; they are changed where they stand, a proved phone on the step of its code. */
export function AnswerList({ application, group: { section, rows } }: AnswerListProps) {
  const { t, context } = application;
  const { locale, product } = context;
  const dispatch = useAppDispatch();
  const [edited, setEdited] = useState<string | null>(null);
  const [changed, setChanged] = useState<string | null>(null);
  useEffect(() => {
    if (edited !== null) focusField(edited);
  }, [edited]);
  useEffect(() => {
    if (changed !== null) document.getElementById(`row.${changed}`)?.focus();
  }, [changed]);
  const changeControl = ({ path, label }: AnswerRow) => {
    const words = (
      <>
        {t('check.change')}
        <span className="visually-hidden"> {label}</span>
      </>
    );
    return path === 'contact.phone' ? (
      <Link
        id={`row.${path}`}
        href={`${localisedPath(locale, applyPath(product, 'phone'))}?change=1`}
        prefetch={false}
      >
        {words}
      </Link>
    ) : (
      <button
        type="button"
        id={`row.${path}`}
        className={styles.change}
        onClick={() => setEdited(path)}
      >
        {words}
      </button>
    );
  };
  return (
    <section className={styles.summary} aria-labelledby={`check-${section}`}>
      <h2 id={`check-${section}`}>{t(`section.${section}`)}</h2>
      {edited === null ? (
        <dl className={styles.rows}>
          {rows.map((row) => (
            <div key={row.path}>
              <dt>{row.label}</dt>
              <dd className={row.isMissing ? styles.missing : undefined}>{row.value}</dd>
              <dd>{changeControl(row)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <div className={styles.entry}>
          <SectionsForm
            application={application}
            sections={[section]}
            hasHeadings={false}
            submitLabel={t('check.save')}
            onComplete={(answered) => {
              dispatch(sectionCompleted(answered));
              setChanged(edited);
              setEdited(null);
            }}
          />
          <p>
            <button type="button" className={formStyles.plain} onClick={() => setEdited(null)}>
              {t('check.close')}
            </button>
          </p>
        </div>
      )}
    </section>
  );
}

/** The field of a row, or the first of its section where it stands behind a choice. */
function focusField(path: string): void {
  const field = document.getElementById(path);
  const form = document.querySelector<HTMLElement>('main form');
  (field ?? form?.querySelector<HTMLElement>('input, select, button'))?.focus();
}
