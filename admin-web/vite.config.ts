import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  server: {
    host: '127.0.0.1',
    port: 5174,
    proxy: { '/api': 'http://127.0.0.1:3001' },
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    rolldownOptions: {
      output: {
        // A few files instead of 170, most of them one icon: the libraries, what every screen shares, and each screen.
        codeSplitting: {
          groups: [
            { name: 'vendor', test: /node_modules[\\/]/, priority: 2 },
            { name: 'shared', test: /src[\\/](layout|providers)[\\/]/, priority: 1 },
          ],
        },
      },
    },
  },
});
