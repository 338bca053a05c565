import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { build, defineConfig, type Plugin } from 'vite';
import { firstTexts } from './first-texts.ts';

export default defineConfig(({ mode }) => ({
  plugins: [react(), firstTexts(), mode === 'mock' && mockWorker(), serviceWorker(), landerScript()],
  css: {
    preprocessorOptions: {
      scss: {
        // Bootstrap 5.3 is written for Sass' old @import and global functions.
        quietDeps: true,
        silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
      },
    },
    modules: { localsConvention: 'camelCaseOnly' },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    // The pages that the server writes are its own (api/src/meeting/landers).
    proxy: {
      '^/(api/|(landers/[^/?]+(/[^/?]+)?|members/[^/?]+/landing([23](/[^/?]+)?)?)/?(\\?|$))': 'http://127.0.0.1:3000',
    },
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    rolldownOptions: {
      output: {
        // In one file of their own only the libraries of every screen: what a group takes, the landing page loads.
        codeSplitting: { groups: [{ name: 'vendor', test: EVERYWHERE }] },
      },
    },
  },
}));

/** Loaded only where it is served: msw is not there when the site is built. */
async function mockWorker() {
  const { msw } = await import('msw/vite');
  return msw({ mode: 'worker-only' });
}

const EVERYWHERE =
  /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next|@tanstack[\\/](react-query|query-core)|openapi-[\w-]+)[\\/]/;

const WORKER = fileURLToPath(new URL('src/service-worker/worker.ts', import.meta.url));

/** At the root of the site as `/sw.js`, for a worker rules what is below it; in development bundled when it is asked for. */
function serviceWorker(): Plugin[] {
  return [
    {
      name: 'service-worker-build',
      apply: 'build',
      buildStart() {
        this.emitFile({ type: 'chunk', id: WORKER, fileName: 'sw.js' });
      },
    },
    {
      name: 'service-worker-serve',
      apply: 'serve',
      configureServer({ middlewares }) {
        middlewares.use('/sw.js', (_request, response, next) => {
          const bundling = build({ configFile: false, logLevel: 'warn', build: { write: false, lib: AS_WORKER } });
          bundling.then((bundles) => {
            const [bundle] = bundles as { output: { code: string }[] }[];
            response.setHeader('content-type', 'text/javascript').end(bundle!.output[0]!.code);
          }, next);
        });
      },
    },
  ];
}

const AS_WORKER = { entry: WORKER, formats: ['es' as const], fileName: 'sw' };

const LANDER = fileURLToPath(new URL('src/lander/lander.ts', import.meta.url));

/** `/lander.js` for the pages that the server writes: one file of its own, that shares nothing with the site's. */
function landerScript(): Plugin[] {
  const bundled = async () => {
    const lib = { entry: LANDER, formats: ['iife' as const], name: 'lander', fileName: 'lander' };
    const [bundle] = (await build({
      configFile: false,
      logLevel: 'warn',
      build: { write: false, target: 'es2022', lib },
    })) as { output: { code: string }[] }[];
    return bundle!.output[0]!.code;
  };
  return [
    {
      name: 'lander-script-build',
      apply: 'build',
      async generateBundle() {
        this.emitFile({ type: 'asset', fileName: 'lander.js', source: await bundled() });
      },
    },
    {
      name: 'lander-script-serve',
      apply: 'serve',
      configureServer({ middlewares }) {
        middlewares.use('/lander.js', (_request, response, next) => {
          bundled().then((code) => void response.setHeader('content-type', 'text/javascript').end(code), next);
        });
      },
    },
  ];
}
