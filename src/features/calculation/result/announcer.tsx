'use client';

import { useEffect, useRef, useState } from 'react';

const announceDelayMs = 800;

/** Live region that announces the latest text once it has stopped changing; the initial text is not announced. */
export function Announcer({ text }: { text: string }) {
  const [announcement, setSaid] = useState('');
  const first = useRef(text);
  useEffect(() => {
    if (text === first.current) return;
    const timer = setTimeout(() => {
      first.current = '';
      setSaid(text);
    }, announceDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  );
}
