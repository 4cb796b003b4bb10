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

/** What the sign-in page needs beyond the first file: it must not wait for what only signed-in people use. */
const signIn = [
  'web/src/lib/(api|api-error|request|landing|failed-calls|use-signed-in)',
  'web/src/ui/brand',
  'contracts/dist/(define|paging|access/tables|identity/(people|auth))',
  'core/esm/components/NativeSelect/NativeSelect(Option)?',
  'core/esm/components/Combobox/(ComboboxChevron/ComboboxChevron|Combobox.module)',
  'core/esm/components/Combobox/get-parsed-combobox-data/get-parsed-combobox-data',
];
const SIGN_IN = new RegExp(
  String.raw`[\\/](${signIn.join('|').replaceAll('/', String.raw`[\\/]`)})\.(ts|tsx|js|mjs|module\.css)$`,
);

const TABLE = /[\\/]mantine-datatable[\\/]|[\\/]web[\\/]src[\\/]ui[\\/]data-table/;

/** So many screens use a module before it is sent with those that every screen needs. */
const SHARED_BY = 14;

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
          groups: [
            // What every screen stands on, the sign-in page included: one file that outlives deployments in the cache.
            { name: 'base', test: BASE, priority: 3 },
            { name: 'start', tags: ['$initial'], priority: 2 },
            { name: 'start', test: SIGN_IN, priority: 2 },
            // One file instead of fifty of a few hundred bytes: asking for each costs more than reading it.
            { name: 'app', test: (module) => !TABLE.test(module), minShareCount: SHARED_BY, priority: 1 },
            // Half of the screens have no table.
            { name: 'table', test: TABLE },
          ],
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
