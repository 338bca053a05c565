import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { firstTexts } from '../first-texts.ts';
import { sourceMark } from '../source-mark.ts';
import { CSS } from '../styling.ts';

/** What the API draws the first page with (src/written/draw.tsx): one file, with React in it. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  publicDir: false,
  plugins: [react(), firstTexts(), nothingLater()],
  css: CSS,
  define: {
    'process.env.NODE_ENV': JSON.stringify('production'),
    SOURCE_MARK: JSON.stringify(sourceMark()),
  },
  ssr: { noExternal: true },
  build: {
    target: 'node24',
    outDir: 'written/dist',
    ssr: 'src/written/draw.tsx',
    rolldownOptions: { output: { codeSplitting: false } },
  },
});

/** A page that is drawn once loads nothing afterwards: of the other screens nothing comes along. */
function nothingLater(): Plugin {
  return {
    name: 'nothing-later',
    enforce: 'pre',
    resolveDynamicImport: (specifier) =>
      typeof specifier === 'string' ? { id: 'data:text/javascript,', external: true } : null,
  };
}
