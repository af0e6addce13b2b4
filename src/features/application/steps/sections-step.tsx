'use client';

import { useRef } from 'react';
import type { ApplicationSection } from '@/contracts/application/application-choices';
import type { ApplyStep } from '@/config/apply-steps';
import { StepForm } from '../components/step-form';
import type { ApplicationFormValues } from '../form/application-form-values';
import { LoanOutlookPanel } from '../outlook/loan-outlook-panel';
import { useHeldWish } from '../outlook/use-held-wish';
import { sectionFields } from '../sections/section-fields';
import type { Application } from '../use-application';
import { sectionsOfStep } from '../apply-steps';
import styles from '../components/step.module.css';

/** What these sections do not ask for: the phone is proved by its code, the notice stands before everything. */
const isAskedInSection = (path: string): boolean =>
  path !== 'contact.phone' && path !== 'consents.privacyNotice';

interface SectionsFormProps {
  application: Application;
  sections: readonly ApplicationSection[];
  /** Left out where the sections stand under headings already. */
  hasHeadings?: boolean;
  /** Whether the heading of the page names the first section already. */
  isFirstNamed?: boolean;
  submitLabel?: string | undefined;
  onComplete: (answered: Partial<ApplicationFormValues>) => void;
}

/** The fields of several sections, each under its heading, and the answer to the wish below those of the loan. */
export function SectionsForm({
  application,
  sections,
  hasHeadings = true,
  isFirstNamed = false,
  submitLabel,
  onComplete,
}: SectionsFormProps) {
  const { t } = application;
  const panel = useRef<HTMLElement>(null);
  const { isHeld, holdsBack } = useHeldWish(application, panel);
  const hasLoan = sections.includes('loan');
  return (
    <StepForm
      application={application}
      sections={sections}
      includesField={isAskedInSection}
      holdsBack={hasLoan ? holdsBack : undefined}
      submitLabel={submitLabel}
      onComplete={onComplete}
    >
      {(frame) => (
        <>
          {sections.map((section, index) => {
            const Fields = sectionFields[section];
            if (!hasHeadings) return <Fields key={section} frame={frame} />;
            return (
              <section key={section} aria-labelledby={`section-${section}`}>
                <h2
                  id={`section-${section}`}
                  className={
                    isFirstNamed && index === 0 ? 'visually-hidden' : styles.sectionHeading
                  }
                >
                  {t(`section.${section}`)}
                </h2>
                <Fields frame={frame} />
              </section>
            );
          })}
          {hasLoan ? <LoanOutlookPanel frame={frame} panel={panel} isHeld={isHeld} /> : null}
        </>
      )}
    </StepForm>
  );
}

interface SectionsStepProps {
  application: Application;
  step: ApplyStep;
}

/** A step that asks for sections of the form. */
export function SectionsStep({ application, step }: SectionsStepProps) {
  return (
    <SectionsForm
      application={application}
      isFirstNamed
      sections={sectionsOfStep(application.context.product, step)}
      onComplete={(answered) => application.completeStep(answered, step)}
    />
  );
}
