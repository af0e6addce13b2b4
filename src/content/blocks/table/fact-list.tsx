import styles from './fact-list.module.css';

export interface Fact {
  label: string;
  value: string;
  isMain?: boolean;
}

/** Key figures separated by rules, with the notes that must accompany them in the same contrast. */
export function FactList({ facts, notes = [] }: { facts: Fact[]; notes?: string[] }) {
  return (
    <>
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd className={fact.isMain ? styles.main : undefined}>{fact.value}</dd>
          </div>
        ))}
      </dl>
      {notes.filter(Boolean).map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </>
  );
}
