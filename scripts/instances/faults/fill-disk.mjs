// Loaded into a process before all else (NODE_OPTIONS=--import): while the file DISK_FULL_FLAG exists, nothing more can be written to a file, as on a full disk.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const flag = process.env.DISK_FULL_FLAG;
const isFull = () => fs.existsSync(flag);
const full = () =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
const isOutput = (file) => typeof file === 'number' && file <= 2;

for (const name of ['write', 'writev', 'writeFile', 'appendFile']) {
  const real = fs[name];
  fs[name] = (file, ...rest) =>
    isOutput(file) || !isFull() ? real(file, ...rest) : process.nextTick(rest.at(-1), full());
}
for (const name of ['writeSync', 'writevSync', 'writeFileSync', 'appendFileSync']) {
  const real = fs[name];
  fs[name] = (file, ...rest) => {
    if (!isOutput(file) && isFull()) throw full();
    return real(file, ...rest);
  };
}
const refuseWhenFull = (target, name) => {
  const real = target[name];
  target[name] = async function (...parts) {
    if (isFull()) throw full();
    return real.apply(this, parts);
  };
};
for (const name of ['writeFile', 'appendFile']) refuseWhenFull(fs.promises, name);
const handle = await fs.promises.open(process.execPath);
for (const name of ['write', 'writev', 'writeFile', 'appendFile'])
  refuseWhenFull(Object.getPrototypeOf(handle), name);
await handle.close();
syncBuiltinESMExports();
