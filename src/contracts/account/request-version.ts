/** More steps than a request ever has. */
const perAssignment = 1_000;

/** The version of a request that `If-Match` names: how often it was moved on, and how often it was given to somebody. */
export const requestVersionOf = ({
  steps,
  assignments,
}: {
  steps: number;
  assignments: number;
}): number => assignments * perAssignment + steps;

/** How many steps a request had at a version. */
export const stepsAtVersion = (version: number): number => version % perAssignment;
