'use client';

import { useId, useState } from 'react';
import type { TranslationProps } from '@/i18n/translation-props';
import styles from './command-palette.module.css';

export interface Command {
  label: string;
  /** Its shortcut, as it is shown; null where it has none. */
  keys: string | null;
  run: () => void;
}

interface CommandPaletteProps extends Pick<TranslationProps<'desk'>, 't'> {
  isOpen: boolean;
  commands: readonly Command[];
  /** Looks for people and cases by what was typed; left out for those who may not. */
  onSearch?: ((text: string) => void) | undefined;
  onClose: () => void;
}

/** All commands with their shortcuts, found by typing. The browser's own dialog: a library's would be loaded before the first screen. */
export function CommandPalette({ isOpen, onClose, t, ...finder }: CommandPaletteProps) {
  if (!isOpen) return null;
  return (
    <dialog
      ref={openModally}
      className={styles.palette}
      aria-label={t('frame.commands')}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <Finder {...finder} onClose={onClose} t={t} />
    </dialog>
  );
}

/** Closed before it is taken away, it gives the focus back to where it came from. */
function openModally(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  return () => dialog.close();
}

function Finder({ commands, onSearch, onClose, t }: Omit<CommandPaletteProps, 'isOpen'>) {
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const typed = text.trim();
  const found = [
    ...commands.filter(({ label }) =>
      label.toLocaleLowerCase().includes(typed.toLocaleLowerCase()),
    ),
    ...(onSearch && typed.length > 1
      ? [
          {
            label: t('frame.searchFor', { text: typed }),
            keys: null,
            run: () => onSearch(typed),
          },
        ]
      : []),
  ];
  const chosen = Math.min(active, found.length - 1);
  const run = (command: Command | undefined): void => {
    if (!command) return;
    onClose();
    command.run();
  };
  const onKeyDown = (event: React.KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setActive((chosen + step + found.length) % Math.max(1, found.length));
    else if (event.key === 'Enter') run(found[chosen]);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.finder}>
      <input
        autoFocus
        role="combobox"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={found.length > 0 ? `${id}-${chosen}` : undefined}
        aria-label={t('frame.commandSearch')}
        placeholder={t('frame.commandSearch')}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <ul id={id} role="listbox" aria-label={t('frame.commands')}>
        {found.map((command, index) => (
          <li
            key={command.label}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === chosen}
            onPointerMove={() => setActive(index)}
            onClick={() => run(command)}
          >
            {command.label}
            {command.keys === null ? null : <kbd>{command.keys}</kbd>}
          </li>
        ))}
      </ul>
      {found.length === 0 ? <p role="status">{t('frame.noCommand')}</p> : null}
      <p className={styles.help}>{t('frame.listHelp')}</p>
    </div>
  );
}
