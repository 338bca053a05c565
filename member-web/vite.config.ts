import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Serves the mock's service worker in development only; nothing of it reaches dist.
  plugins: [react(), msw({ mode: 'worker-only' }), withoutMockWorker()],
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
    proxy: { '/api': 'http://127.0.0.1:3000' },
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    rolldownOptions: {
      output: {
        // A few files instead of dozens of tiny ones: the libraries, what every screen shares, and each screen.
        codeSplitting: {
          groups: [
            { name: 'vendor', test: /node_modules[\\/](?!react-hook-form)/, priority: 2 },
            { name: 'frame', test: /src[\\/]app[\\/](layouts[\\/]|page-title|use-log-out|back-button)/, priority: 1 },
            { name: 'shared', test: /src[\\/](ui|lib)[\\/]/, priority: 1 },
          ],
        },
      },
    },
  },
  test: {
    environment: 'jsdom',
    setupFiles: ['./src/testing/setup.ts'],
    include: ['src/**/*.spec.{ts,tsx}'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    maxWorkers: 2,
    // The first screen of a file also compiles its lazy route.
    testTimeout: 15_000,
  },
});

function withoutMockWorker() {
  return {
    name: 'without-mock-worker',
    enforce: 'post' as const,
    generateBundle(_: unknown, bundle: Record<string, unknown>) {
      delete bundle['mockServiceWorker.js'];
    },
  };
}
