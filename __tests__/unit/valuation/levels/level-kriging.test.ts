import type { LevelPoint } from '@/valuation/levels/level-covariance';
import { fittedLevelCovariance } from '@/valuation/levels/level-covariance';
import { LevelKriging } from '@/valuation/levels/level-kriging';

const pointOf = (place: number, changes: Partial<LevelPoint>): LevelPoint => ({
  place,
  north: 0,
  east: 0,
  isPositionKnown: true,
  years: 6.1,
  completedYear: 1962,
  logArea: Math.log(300),
  ...changes,
});

describe('the neighbours of a level', () => {
  it('are those alike, not only the nearest: a new block among old ones follows the new one further on', () => {
    const oldBlocks = Array.from({ length: 100 }, (_, at) => ({
      point: pointOf(at, { east: at / 400 }),
      residual: 0,
      variance: 0.01,
    }));
    const newBlock = {
      point: pointOf(200, { east: 0.9, completedYear: 2023, logArea: Math.log(550) }),
      residual: 0.3,
      variance: 0.01,
    };
    const kriging = new LevelKriging([...oldBlocks, newBlock], fittedLevelCovariance);
    const ofNew = kriging.estimate(pointOf(300, { completedYear: 2024, logArea: Math.log(520) }));
    const ofOld = kriging.estimate(pointOf(301, {}));
    expect(ofNew.correction).toBeGreaterThan(0.05);
    expect(Math.abs(ofOld.correction)).toBeLessThan(0.01);
  });
});
