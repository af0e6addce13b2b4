import styles from './miniature.module.css';

const shown = 3;

/** The first answers to choose from. They only show what the tool asks, so assistive software passes over them. */
export function ChoicesMiniature({ choices }: { choices: readonly string[] }) {
  return (
    <span className={styles.choices} aria-hidden="true">
      {choices.slice(0, shown).map((choice) => (
        <span key={choice}>{choice}</span>
      ))}
    </span>
  );
}
