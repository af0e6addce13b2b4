const { default: Sequencer } = require('@jest/test-sequencer');

const slowestFirst = ['integration', 'components', 'unit'];

/**
 * Files of the slowest kind first. Without the times of an earlier run Jest begins with the largest files, and a group is a
 * small file of many tests: a worker would run the last one for half a minute with nothing left for the others.
 */
module.exports = class extends Sequencer {
  sort(tests) {
    const rank = ({ context }) => slowestFirst.indexOf(context.config.displayName.name);
    return super.sort(tests).toSorted((one, other) => rank(one) - rank(other));
  }
};
