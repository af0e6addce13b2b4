import { useEffect, useRef } from 'react';
import panel from '../components/panel.module.css';

/** Says what was done; takes the focus of the button that is gone. */
export function PasskeyNotice({ text }: { text: string }) {
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => notice.current?.focus(), [text]);
  return (
    <p ref={notice} role="status" tabIndex={-1} className={panel.done}>
      {text}
    </p>
  );
}
