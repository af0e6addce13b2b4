import styles from './update-note.module.css';

export interface UpdateWords {
  label: string;
  text: string;
  reload: string;
  later: string;
}

/** Shows at the bottom of the window that the site was updated; `load` is called when the visitor asks for the new version. */
export function showUpdateNote(words: UpdateWords, load: () => void): void {
  const note = document.createElement('aside');
  note.className = styles.note ?? '';
  note.setAttribute('role', 'status');
  note.setAttribute('aria-label', words.label);
  const text = document.createElement('p');
  text.textContent = words.text;
  note.append(
    text,
    button(words.reload, load),
    button(words.later, () => note.remove()),
  );
  document.body.append(note);
}

function button(label: string, act: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.addEventListener('click', act);
  return made;
}
