import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { isKeptInMemory, outboxFilePath } from '@/config/data/data-folder';

describe('The folder of the data', () => {
  it('holds the messages that nothing sends', () => {
    expect(isKeptInMemory({ DATA_DIR: '/srv/data' })).toBe(false);
    expect(outboxFilePath({ DATA_DIR: '/srv/data' })).toBe('/srv/data/outbox.ndjson');
  });

  it('is none in memory, where messages go to the temporary folder and never beside the code', () => {
    const env = { DATA_DIR: 'memory://' };
    expect(isKeptInMemory(env)).toBe(true);
    expect(dirname(dirname(outboxFilePath(env)))).toBe(tmpdir());
  });
});
