import { share } from './canvas';
import styles from './diagram.module.css';

interface TowerProps {
  /** Left edge and width in percent of the canvas. */
  x: number;
  width: number;
  top: number;
  bottom: number;
  /** Columns of windows. */
  columns?: number;
}

/** A residential tower in line: a wall, columns of windows as dashed lines, a roof with its tank. */
export function Tower({ x, width, top, bottom, columns = 4 }: TowerProps) {
  const middles = Array.from({ length: columns }, (_, index) => (index + 1) / (columns + 1));
  return (
    <g className={styles.tower}>
      <rect x={share(x)} width={share(width)} y={top} height={bottom - top} />
      <rect x={share(x + width * 0.2)} width={share(width * 0.3)} y={top - 10} height="10" />
      <rect x={share(x + width * 0.62)} width={share(width * 0.16)} y={top - 18} height="18" />
      {middles.map((column) => (
        <line
          key={column}
          x1={share(x + width * column)}
          x2={share(x + width * column)}
          y1={top + 10}
          y2={bottom - 4}
          className={styles.windows}
        />
      ))}
    </g>
  );
}
