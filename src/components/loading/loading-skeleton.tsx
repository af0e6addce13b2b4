import styles from './loading-skeleton.module.css';

/** Placeholder bars for content that is still loading; the label is for screen readers. */
export function LoadingSkeleton({ label }: { label: string }) {
  return (
    <>
      <p role="status" className="visually-hidden">
        {label}
      </p>
      <div className={styles.skeleton} aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </div>
    </>
  );
}
