import { fileURLToPath } from 'node:url';
import type { CSSOptions } from 'vite';

/** The same names of classes in the site and in what the server draws of it. */
export const CSS: CSSOptions = {
  preprocessorOptions: {
    scss: {
      // The tools (src/styles/_tools.scss) are at hand in every module.
      loadPaths: [fileURLToPath(new URL('src/styles', import.meta.url))],
      additionalData: (source: string, file: string) =>
        file.endsWith('.module.scss') ? `@use 'tools' as *;\n${source}` : source,
      // Bootstrap 5.3 is written for Sass' old @import and global functions.
      quietDeps: true,
      silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
    },
  },
  modules: { localsConvention: 'camelCaseOnly' },
};
