const { existsSync } = require('node:fs');
const { join } = require('node:path');

/** Resolves `./x.js` in our sources to `./x.ts`, as the compiler does; imports within packages are unchanged. */
const resolve = (path, options) => {
  if (path.startsWith('.') && path.endsWith('.js') && !options.basedir.includes('node_modules')) {
    const source = join(options.basedir, `${path.slice(0, -3)}.ts`);
    if (existsSync(source)) return source;
  }
  return options.defaultResolver(path, options);
};
module.exports = { sync: resolve };
