'use client';

import { useEffect, useState } from 'react';
import formStyles from '@/components/form/form.module.css';
import { createTabState } from '@/components/create-tab-state';
import { LoadingSkeleton } from '@/components/loading/loading-skeleton';
import { useLoadedPart } from '@/components/loading/use-loaded-part';
import { useSiteContext } from '../site/site-context';

const loadForm = () =>
  import('./job-application-island').then((loaded) => loaded.JobApplicationIsland);
const useIsOpen = createTabState<boolean>();

interface JobApplicationLauncherProps {
  words: {
    label: string;
    loading: string;
    /** Message if the form cannot be loaded. */
    failed: string;
  };
  privacyHref: string;
}

/** Opens the application for a job in its place; the form is loaded when the button is approached or pressed. */
export function JobApplicationLauncher({ words, privacyHref }: JobApplicationLauncherProps) {
  const site = useSiteContext();
  const [isOpen, setOpen] = useIsOpen(false);
  const [isPressed, setPressed] = useState(false);
  const { Part: Form, status, preload, open } = useLoadedPart(loadForm);
  useEffect(() => {
    if (isOpen && !Form) open();
  }, [isOpen, Form, open]);
  const press = (): void => {
    setPressed(true);
    open(() => setOpen(true));
  };
  if (isOpen && Form && site)
    return <Form site={site} privacyHref={privacyHref} takesFocus={isPressed} />;
  return (
    <>
      <p className={formStyles.actions}>
        <button
          type="button"
          className={formStyles.primary}
          aria-disabled={status === 'loading' || undefined}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={status === 'loading' ? undefined : press}
        >
          {words.label}
        </button>
      </p>
      {status === 'loading' ? <LoadingSkeleton label={words.loading} /> : null}
      {status === 'failed' ? <p role="alert">{words.failed}</p> : null}
    </>
  );
}
