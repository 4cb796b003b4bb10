import react from '@vitejs/plugin-react';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vite';

const gateway = `http://localhost:${process.env['PORT'] ?? 8080}`;
const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

const libraries = ['react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom', 'zod', 'clsx'];
const kit = [
  'ActionIcon',
  'Alert',
  'Anchor',
  'Button',
  'CloseButton',
  'Input',
  'InputBase',
  'Loader',
  'PasswordInput',
  'Stack',
  'Text',
  'TextInput',
  'Title',
  'UnstyledButton',
];
const BASE = new RegExp(
  String.raw`[\\/]node_modules[\\/](${libraries.join('|')}|@mantine[\\/]core[\\/]esm[\\/](core|components[\\/](${kit.join('|')})))[\\/]`,
);

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
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every screen stands on, the sign-in page included: one file that outlives deployments in the cache.
          groups: [{ name: 'base', test: BASE }],
        },
      },
    },
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
