import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, defineConfig, type Plugin, type Rolldown } from 'vite';
import { firstNeeded } from './first-needed.ts';
import { firstTexts } from './first-texts.ts';
import { sourceMark } from './source-mark.ts';
import { CSS } from './styling.ts';

export default defineConfig(({ mode }) => ({
  plugins: [react(), firstTexts(), mode === 'mock' && mockWorker(), serviceWorker(), landerScript(), writtenPage()],
  css: CSS,
  server: {
    host: '127.0.0.1',
    port: 5173,
    // The pages that the server writes are its own (api/src/meeting/landers).
    proxy: {
      '^/(api/|(robots\\.txt|sitemap\\.xml|landers/[^/?]+(/[^/?]+)?|members/[^/?]+/landing([23](/[^/?]+)?)?)/?(\\?|$))':
        'http://127.0.0.1:3000',
    },
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    modulePreload: {
      // Where a browser does not do that itself, the site does not run.
      polyfill: false,
      // Not what the page has begun with.
      resolveDependencies: (_, names, { hostType }) =>
        hostType === 'html' ? names : names.filter((name) => !/^assets\/(vendor|index)-/.test(name)),
    },
    rolldownOptions: {
      output: {
        // In one file of their own only the libraries of every screen: what a group takes, the landing page loads.
        // All else that every screen begins with is one file too, which is smaller than several; the worker has its own.
        codeSplitting: {
          groups: [
            { name: 'vendor', test: EVERYWHERE },
            { name: 'start', tags: ['$initial'], test: /^(?!.*service-worker)/ },
            ...firstNeeded(),
          ],
        },
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
  /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack[\\/](react-query|query-core)|openapi-[\w-]+)[\\/]/;

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

/** In bytes; what is larger, as the names of all emoji, is fetched again after a release only when it is wanted. */
const MOST = 200_000;
const sizeOf = (file: Rolldown.OutputChunk | Rolldown.OutputAsset) =>
  (file.type === 'chunk' ? file.code : file.source).length;

/** The worker keeps for every screen what the page names itself, with all that those files import before they run. */
function tellWorker(chunks: Rolldown.OutputChunk[], assets: Rolldown.OutputAsset[]) {
  const html = String(assets.find(({ fileName }) => fileName === 'index.html')!.source);
  const named = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, name]) => name!);
  const first = new Set(named);
  for (const name of first)
    for (const one of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) first.add(one);
  const all = [...chunks, ...assets]
    .filter((file) => /^assets\/.*\.(js|css)$/.test(file.fileName) && sizeOf(file) < MOST)
    .map(({ fileName }) => fileName);
  const paths = (names: string[]) => names.map((name) => `/${name}`);
  const told = {
    // Of the page itself the worker keeps whatever is there; what is in it changes with these.
    page: createHash('sha256').update(html).digest('base64url'),
    first: ['/icon.svg', ...paths([...first])],
    later: paths(all.filter((name) => !first.has(name))),
  };
  const worker = chunks.find(({ fileName }) => fileName === 'sw.js')!;
  worker.code = `self.BUILT=${JSON.stringify(told)};${worker.code}`;
}

const LANDER = fileURLToPath(new URL('src/lander/lander.ts', import.meta.url));

/** A script in one file of its own, that shares nothing with the site's. */
async function bundled(entry: string): Promise<string> {
  const lib = { entry, formats: ['iife' as const], name: 'page', fileName: 'page' };
  const [bundle] = (await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: 'es2022', lib },
  })) as { output: { code: string }[] }[];
  return bundle!.output[0]!.code;
}

/** `/lander.js` for the pages that the server writes. */
function landerScript(): Plugin[] {
  return [
    {
      name: 'lander-script-build',
      apply: 'build',
      async generateBundle() {
        this.emitFile({ type: 'asset', fileName: 'lander.js', source: await bundled(LANDER) });
      },
    },
    {
      name: 'lander-script-serve',
      apply: 'serve',
      configureServer({ middlewares }) {
        middlewares.use('/lander.js', (_request, response, next) => {
          bundled(LANDER).then((code) => void response.setHeader('content-type', 'text/javascript').end(code), next);
        });
      },
    },
  ];
}

const BEGINNING = fileURLToPath(new URL('src/written/beginning.ts', import.meta.url));
/** The screen at `/`, whose styles the server names in the page and whose scripts come with the first press. */
const LANDING = /\/(app\/(layouts\/lander-layout|routes\/landing)\.tsx|written\/take-over\.tsx)$/;
const TEXTS = /\/locales\/(\w+)\.ts\?first$/;

/** Tells the API in the built page what it needs to draw the first page (api/src/meeting/landers/front.ts). */
function writtenPage(): Plugin {
  return {
    name: 'written-page',
    apply: 'build',
    async buildStart() {
      this.emitFile({ type: 'asset', name: 'beginning.js', source: await bundled(BEGINNING) });
    },
    generateBundle: {
      // After the page itself, and its styles, have been written.
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle);
        const chunks = files.filter((file) => file.type === 'chunk');
        const assets = files.filter((file) => file.type === 'asset');
        const page = assets.find(({ fileName }) => fileName === 'index.html')!;
        const html = String(page.source);
        const landing = chunks.filter(({ facadeModuleId }) => LANDING.test(facadeModuleId ?? ''));
        const scripts = new Set(landing.map(({ fileName }) => fileName));
        const styles = new Set<string>();
        for (const name of scripts) {
          const chunk = chunks.find(({ fileName }) => fileName === name);
          for (const one of chunk?.imports ?? []) scripts.add(one);
          for (const one of chunk?.viteMetadata?.importedCss ?? []) styles.add(one);
        }
        const isLater = (name: string) => !html.includes(name);
        // One file: the page waits for it before it shows anything.
        const source = [...styles]
          .filter(isLater)
          .map((name) => String(assets.find((one) => one.fileName === name)!.source));
        const css = this.emitFile({ type: 'asset', name: 'landing.css', source: source.join('\n') });
        const texts = chunks.flatMap(({ facadeModuleId, fileName }) => {
          const locale = TEXTS.exec(facadeModuleId ?? '')?.[1];
          return locale === undefined ? [] : [[locale, `/${fileName}`]];
        });
        const told = {
          mark: sourceMark(),
          beginning: `/${assets.find(({ names }) => names.includes('beginning.js'))!.fileName}`,
          style: `/${this.getFileName(css)}`,
          scripts: [...scripts].filter(isLater).map((name) => `/${name}`),
          texts: Object.fromEntries(texts) as Record<string, string>,
        };
        const built = `  <script type="application/json" id="built">${JSON.stringify(told)}</script>\n  </head>`;
        page.source = html
          // Its mark is there before them; the site's script waits for them (src/main.tsx).
          .replace('<link rel="stylesheet"', '<link rel="stylesheet" media="print" fetchpriority="high"')
          .replace('</head>', () => built);
        tellWorker(chunks, assets);
      },
    },
  };
}
