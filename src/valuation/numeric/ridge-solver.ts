/** Sparse design in rows, with a ridge penalty per column and a penalty on the difference to the previous knot of a chain. */
export interface RidgeDesign {
  starts: Int32Array;
  columns: Int32Array;
  values: Float64Array;
  ridges: Float64Array;
  chainPrevious: Int32Array;
  chainPenalties: Float64Array;
}

export interface RidgeProblem {
  targets: Float64Array;
  weights: Float64Array;
  /** Start on entry, solution on return. */
  solution: Float64Array;
  /** Target minus fit on return. */
  residuals: Float64Array;
  iterations: number;
}

const relativeTolerance = 1e-5;

/** Solves the weighted, penalised normal equations by conjugate gradients with a diagonal preconditioner (Hestenes & Stiefel 1952). */
export function solveRidge(design: RidgeDesign, problem: RidgeProblem): void {
  const { targets, weights, solution, residuals } = problem;
  const size = solution.length;
  const inverseDiagonal = diagonalOf(design, weights).map((value) => 1 / Math.max(value, 1e-12));
  computeResiduals(design, { targets, solution, residuals });
  const gradient = new Float64Array(size);
  addTransposed(design, { weights, rowValues: residuals, into: gradient });
  addPenalty(design, { vector: solution, factor: -1, into: gradient });
  const direction = new Float64Array(size);
  const image = new Float64Array(size);
  const rowImage = new Float64Array(targets.length);
  let energy = 0;
  for (let column = 0; column < size; column += 1) {
    direction[column] = (gradient[column] ?? 0) * (inverseDiagonal[column] ?? 0);
    energy += (gradient[column] ?? 0) * (direction[column] ?? 0);
  }
  const target = energy * relativeTolerance * relativeTolerance;
  for (
    let iteration = 0;
    iteration < problem.iterations && energy > target && energy > 1e-14;
    iteration += 1
  ) {
    multiply(design, direction, rowImage);
    image.fill(0);
    addTransposed(design, { weights, rowValues: rowImage, into: image });
    addPenalty(design, { vector: direction, factor: 1, into: image });
    let curvature = 0;
    for (let column = 0; column < size; column += 1)
      curvature += (direction[column] ?? 0) * (image[column] ?? 0);
    const step = energy / curvature;
    let nextEnergy = 0;
    for (let column = 0; column < size; column += 1) {
      solution[column] = (solution[column] ?? 0) + step * (direction[column] ?? 0);
      const updated = (gradient[column] ?? 0) - step * (image[column] ?? 0);
      gradient[column] = updated;
      nextEnergy += updated * updated * (inverseDiagonal[column] ?? 0);
    }
    const ratio = nextEnergy / energy;
    energy = nextEnergy;
    for (let column = 0; column < size; column += 1) {
      direction[column] =
        (gradient[column] ?? 0) * (inverseDiagonal[column] ?? 0) + ratio * (direction[column] ?? 0);
    }
  }
  computeResiduals(design, { targets, solution, residuals });
}

function multiply(design: RidgeDesign, vector: Float64Array, into: Float64Array): void {
  const { starts, columns, values } = design;
  const rows = into.length;
  for (let row = 0; row < rows; row += 1) {
    const end = row + 1 < rows ? (starts[row + 1] ?? 0) : columns.length;
    let sum = 0;
    for (let entry = starts[row] ?? 0; entry < end; entry += 1)
      sum += (values[entry] ?? 0) * (vector[columns[entry] ?? 0] ?? 0);
    into[row] = sum;
  }
}

function addTransposed(
  design: RidgeDesign,
  term: { weights: Float64Array; rowValues: Float64Array; into: Float64Array },
): void {
  const { starts, columns, values } = design;
  const { weights, rowValues, into } = term;
  const rows = rowValues.length;
  for (let row = 0; row < rows; row += 1) {
    const end = row + 1 < rows ? (starts[row + 1] ?? 0) : columns.length;
    const weighted = (weights[row] ?? 0) * (rowValues[row] ?? 0);
    for (let entry = starts[row] ?? 0; entry < end; entry += 1) {
      const column = columns[entry] ?? 0;
      into[column] = (into[column] ?? 0) + (values[entry] ?? 0) * weighted;
    }
  }
}

function addPenalty(
  design: RidgeDesign,
  term: { vector: Float64Array; factor: number; into: Float64Array },
): void {
  const { ridges, chainPrevious, chainPenalties } = design;
  const { vector, factor, into } = term;
  for (let column = 0; column < into.length; column += 1) {
    into[column] = (into[column] ?? 0) + factor * (ridges[column] ?? 0) * (vector[column] ?? 0);
    const previous = chainPrevious[column] ?? -1;
    if (previous < 0) continue;
    const pull =
      factor * (chainPenalties[column] ?? 0) * ((vector[column] ?? 0) - (vector[previous] ?? 0));
    into[column] = (into[column] ?? 0) + pull;
    into[previous] = (into[previous] ?? 0) - pull;
  }
}

function computeResiduals(
  design: RidgeDesign,
  term: { targets: Float64Array; solution: Float64Array; residuals: Float64Array },
): void {
  const { targets, residuals } = term;
  multiply(design, term.solution, residuals);
  for (let row = 0; row < targets.length; row += 1)
    residuals[row] = (targets[row] ?? 0) - (residuals[row] ?? 0);
}

function diagonalOf(design: RidgeDesign, weights: Float64Array): Float64Array {
  const { starts, columns, values, ridges, chainPrevious, chainPenalties } = design;
  const diagonal = Float64Array.from(ridges);
  for (let row = 0; row < weights.length; row += 1) {
    const end = row + 1 < weights.length ? (starts[row + 1] ?? 0) : columns.length;
    for (let entry = starts[row] ?? 0; entry < end; entry += 1) {
      const column = columns[entry] ?? 0;
      diagonal[column] = (diagonal[column] ?? 0) + (weights[row] ?? 0) * (values[entry] ?? 0) ** 2;
    }
  }
  for (let column = 0; column < diagonal.length; column += 1) {
    const previous = chainPrevious[column] ?? -1;
    if (previous < 0) continue;
    diagonal[column] = (diagonal[column] ?? 0) + (chainPenalties[column] ?? 0);
    diagonal[previous] = (diagonal[previous] ?? 0) + (chainPenalties[column] ?? 0);
  }
  return diagonal;
}
