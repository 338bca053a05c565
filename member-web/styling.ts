import type { CSSOptions } from 'vite';

/** The same names of classes in the site and in what the server draws of it. */
export const CSS: CSSOptions = {
  preprocessorOptions: {
    scss: {
      // Bootstrap 5.3 is written for Sass' old @import and global functions.
      quietDeps: true,
      silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
    },
  },
  modules: { localsConvention: 'camelCaseOnly' },
};
