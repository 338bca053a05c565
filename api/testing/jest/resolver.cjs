const { existsSync } = require('node:fs');
const { join } = require('node:path');

/** `./x.js` in our sources means `./x.ts`, as for the compiler; what packages say is left as it is. */
const resolve = (path, options) => {
  if (path.startsWith('.') && path.endsWith('.js') && !options.basedir.includes('node_modules')) {
    const source = join(options.basedir, `${path.slice(0, -3)}.ts`);
    if (existsSync(source)) return source;
  }
  return options.defaultResolver(path, options);
};
module.exports = { sync: resolve };
