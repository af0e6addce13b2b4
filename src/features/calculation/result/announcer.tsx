'use client';

import { useEffect, useRef, useState } from 'react';

const quietMs = 800;

/** Tells screen readers the latest text once it has stood still for a moment; silent about the text that was there from the start. */
export function Announcer({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  const first = useRef(text);
  useEffect(() => {
    if (text === first.current) return;
    const timer = setTimeout(() => {
      first.current = '';
      setSaid(text);
    }, quietMs);
    return () => clearTimeout(timer);
  }, [text]);
  return <p className="visually-hidden" role="status">{said}</p>;
}
