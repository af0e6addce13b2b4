import type { ReactNode } from 'react';
import styles from './diagram.module.css';

export type Tone = 'principal' | 'interest' | 'other' | 'good' | 'empty';
export const toneClasses: Record<Tone, string | undefined> = {
  principal: styles.principal,
  interest: styles.interest,
  other: styles.other,
  good: styles.good,
  empty: styles.empty,
};

/** A share of the width of a canvas, at most two decimals. */
export const share = (percent: number): string => `${Number(percent.toFixed(2))}%`;

/**
 * A drawing as wide as its column and `height` pixels high: what lies along its width is given in percent, so that text keeps its size
 * on every screen. Hidden from assistive software: the list below it says the same.
 */
export function Canvas({ height, children }: { height: number; children: ReactNode }) {
  return (
    <svg className={styles.canvas} width="100%" height={height} aria-hidden="true">
      {children}
    </svg>
  );
}

interface BoxProps {
  /** Left edge and width in percent of the canvas. */
  x: number;
  width: number;
  y: number;
  height: number;
  tone: Tone;
}

export function Box({ x, width, y, height, tone }: BoxProps) {
  return (
    <rect
      x={share(x)}
      width={share(width)}
      y={Math.round(y)}
      height={Math.max(0, Math.round(height))}
      className={toneClasses[tone]}
    />
  );
}

interface LineProps {
  from: readonly [number, number];
  to: readonly [number, number];
  isDashed?: boolean;
}

/** A line between two points, each in percent of the width and pixels of the height. */
export function Line({ from, to, isDashed = false }: LineProps) {
  return (
    <line
      x1={share(from[0])}
      y1={from[1]}
      x2={share(to[0])}
      y2={to[1]}
      className={isDashed ? styles.dashed : styles.line}
    />
  );
}

interface LabelProps {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  kind?: 'plain' | 'strong' | 'onDark' | 'onLight';
  children: string;
}

export function Label({ x, y, anchor = 'middle', kind = 'plain', children }: LabelProps) {
  return (
    <text x={share(x)} y={Math.round(y)} textAnchor={anchor} className={styles[kind]}>
      {children}
    </text>
  );
}
