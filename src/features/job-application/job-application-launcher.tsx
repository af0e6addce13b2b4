'use client';

import dynamic from 'next/dynamic';
import formStyles from '@/components/form/form.module.css';
import { createTabState } from '@/components/create-tab-state';
import { useSiteContext } from '../site/site-context';

const loadForm = () => import('./job-application-island');
const JobApplicationIsland = dynamic(
  () => loadForm().then((loaded) => loaded.JobApplicationIsland),
  { ssr: false },
);
const useIsOpen = createTabState<boolean>();

interface JobApplicationLauncherProps {
  label: string;
  privacyHref: string;
}

/** Opens the application for a job in its place; the form is loaded when the button is approached or pressed. */
export function JobApplicationLauncher({ label, privacyHref }: JobApplicationLauncherProps) {
  const site = useSiteContext();
  const [isOpen, setOpen] = useIsOpen(false);
  const preload = (): void => void loadForm().catch(() => undefined);
  if (isOpen && site) return <JobApplicationIsland site={site} privacyHref={privacyHref} />;
  return (
    <p className={formStyles.actions}>
      <button
        type="button"
        className={formStyles.primary}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        {label}
      </button>
    </p>
  );
}
