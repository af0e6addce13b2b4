import { useEffect, useRef, useState } from 'react';
import formStyles from '@/components/form/form.module.css';

interface LinkActionProps {
  /** What the button does, and what was done or cannot be done any more. */
  words: { text: string; button: string; done: string; expired: string };
  /** The link is malformed, expired or already used. */
  isExpired: boolean;
  isDone: boolean;
  isSending: boolean;
  /** Why it did not work this time. */
  problem: string | null;
  onPress: () => void;
}

/** What the link of a message leads to: one press does it. Opening the link alone does nothing, because mail programs open links, too. */
export function LinkAction({
  words,
  isExpired,
  isDone,
  isSending,
  problem,
  onPress,
}: LinkActionProps) {
  const [isPressed, setIsPressed] = useState(false);
  if (isDone) return <Outcome text={words.done} role="status" takesFocus />;
  if (isExpired) return <Outcome text={words.expired} role="alert" takesFocus={isPressed} />;
  return (
    <>
      <p>{words.text}</p>
      {problem === null ? null : (
        <p role="alert" className={formStyles.notice}>
          {problem}
        </p>
      )}
      <p className={formStyles.actions}>
        <button
          type="button"
          className={formStyles.primary}
          aria-disabled={isSending || undefined}
          onClick={() => {
            if (isSending) return;
            setIsPressed(true);
            onPress();
          }}
        >
          {words.button}
        </button>
      </p>
    </>
  );
}

/** Takes the focus of the button that it replaces. */
function Outcome({
  text,
  role,
  takesFocus,
}: {
  text: string;
  role: 'status' | 'alert';
  takesFocus: boolean;
}) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) paragraph.current?.focus();
  }, [takesFocus]);
  return (
    <p ref={paragraph} role={role} tabIndex={-1}>
      {text}
    </p>
  );
}
