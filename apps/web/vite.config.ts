import react from '@vitejs/plugin-react';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vite';

const gateway = `http://localhost:${process.env['PORT'] ?? 8080}`;
const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: [
      // The package's own entry is its development build, with the checks and texts that belong there.
      { find: /^react-router$/, replacement: join(router, 'dist/production/index.mjs') },
      { find: /^react-router\/dom$/, replacement: join(router, 'dist/production/dom-export.mjs') },
    ],
  },
  build: {
    manifest: true,
    target: 'es2023',
    reportCompressedSize: false,
    // Fonts and icons stay files of their own: the content security policy allows no data addresses for them.
    assetsInlineLimit: 0,
  },
  server: {
    port: 5173,
    proxy: {
      '/api': { target: gateway, ws: true },
      '/healthz': { target: gateway },
    },
  },
});
