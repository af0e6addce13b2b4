const vm = require('node:vm');

const compileAnew = vm.compileFunction;
/** The modules that this process has compiled, by file. */
const compiled = new Map();

/**
 * Jest gives each test file modules of its own and compiles each of them again, which took a quarter of the time of the
 * unit tests. A script is compiled once a process and run anew in the context of each test file. Jest without
 * `--experimental-vm-modules` refuses `import()` in what it doesn't transform, so that nothing is lost by leaving out
 * its callback.
 */
vm.compileFunction = (code, parameters, options) => {
  const { filename, parsingContext } = options;
  if (!filename || !parsingContext) return compileAnew(code, parameters, options);
  let module = compiled.get(filename);
  if (module?.code !== code || module.parameters !== parameters.join()) {
    const head = `(function (${parameters.join()}) {`;
    const script = new vm.Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
    module = { code, parameters: parameters.join(), script };
    compiled.set(filename, module);
  }
  return module.script.runInContext(parsingContext);
};
