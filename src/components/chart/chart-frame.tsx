'use client';

import type { ReactNode, RefObject } from 'react';
import styles from './chart-frame.module.css';

interface ChartFrameProps {
  /** Measures the width (`useElementWidth`); nothing is drawn before it is known. */
  frame: RefObject<HTMLDivElement | null>;
  width: number;
  height: number;
  /** What the drawing shows, in words. */
  label: string;
  /** Distance of the pointer from the left edge; null when it leaves. */
  onPoint: (distance: number | null) => void;
  children: ReactNode;
}

/** A drawing as wide as its place, whose parts are described where the pointer is. A style sheet around it sets `--chart-height` to the same height. */
export function ChartFrame({ frame, width, height, label, onPoint, children }: ChartFrameProps) {
  const point = (clientX: number): void =>
    onPoint(clientX - (frame.current?.getBoundingClientRect().left ?? 0));
  return (
    <div
      ref={frame}
      className={styles.frame}
      onPointerMove={(event) => point(event.clientX)}
      onPointerDown={(event) => point(event.clientX)}
      onPointerLeave={() => onPoint(null)}
    >
      {width > 0 ? (
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={label}
        >
          {children}
        </svg>
      ) : null}
    </div>
  );
}
