import config from './jest.config.mjs';

// One project is all that the mutation runner can drive: the unit tests.
const unit = config.projects.find(({ displayName }) => displayName === 'unit');
const mutation = { ...unit, displayName: undefined, rootDir: '.' };

export default mutation;
