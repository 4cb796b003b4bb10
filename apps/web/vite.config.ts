import react from '@vitejs/plugin-react';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vite';
import { answerLess } from './answer-less.ts';
import { schemaLess } from './schema-less.ts';

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
  'web/src/ui/theme/brand',
  'contracts/dist/(define|paging|access/tables|identity/(people|auth))',
  'core/esm/components/NativeSelect/NativeSelect(Option)?',
  'core/esm/components/Combobox/(ComboboxChevron/ComboboxChevron|Combobox.module)',
  'core/esm/components/Combobox/get-parsed-combobox-data/get-parsed-combobox-data',
];
const SIGN_IN = new RegExp(
  String.raw`[\\/](${signIn.join('|').replaceAll('/', String.raw`[\\/]`)})\.(ts|tsx|js|mjs|module\.css)$`,
);

const within = (paths: readonly string[]) =>
  new RegExp(String.raw`[\\/](${paths.join('|').replaceAll('/', String.raw`[\\/]`)})`);

/** What stands around every list; what opens from there comes when it is opened. */
const LIST = within([
  String.raw`web/src/ui/list/(bulk\.rules|column\.ts|columns\.rules|every-row|list-|record-|use-view|view-tabs)`,
  'web/src/ui/table/(kept-list|list-states|pager)',
  'web/src/lib/use-list-answer',
  'web/src/lib/view-state',
  'contracts/dist/identity/views',
]);
/** Rows in columns. */
const TABLE = within(['mantine-datatable/', 'web/src/ui/table/(table-rows|bulk-rows)', 'web/src/ui/list/use-bulk']);

/** Charts: screens without one do not load them, nor does the assistant before an answer has one. */
const CHART = within(['web/src/ui/chart/']);

/** Used by many screens, and by most of them only once something is opened. */
const APART =
  /[\\/](NumberInput|react-number-format|Autosize|Chip|Pagination|SegmentedControl|contracts[\\/]dist[\\/](talent|healthcare|sales|cyber|transcription))[\\/.]/;

/** Small parts of the frame around every screen, which some screens use as well: no files of their own. */
const FRAME = within([
  String.raw`icons-react/dist/esm/icons/Icon(Bell|Building|Check|CloudOff|Dots|Moon|Settings|Sparkles|Sun)\.`,
  String.raw`contracts/dist/identity/(dashboard|full-name|links|me|notifications|own-photo|preference-values|timezone|user-preferences)\.`,
  'hooks/esm/use-disclosure/',
  String.raw`web/src/lib/(live-state|own-timezone|role-name|use-current-route|use-now)\.`,
  'web/src/ui/display/initials',
]);

/** So many screens use a module before it is sent with those that every screen needs. */
const SHARED_BY = 19;

/** Loaded by the page itself, before any screen is asked for: no screen has to name them once more. */
const FIRST = /\/(base|start|rolldown-runtime|app)-[^/]+\.js$/;

export default defineConfig({
  plugins: [react(), schemaLess(), answerLess()],
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${join(import.meta.dirname, 'src')}/` },
      // The package's own entry is its development build, with the checks and texts that belong there.
      { find: /^react-router$/, replacement: join(router, 'dist/production/index.mjs') },
      { find: /^react-router\/dom$/, replacement: join(router, 'dist/production/dom-export.mjs') },
    ],
  },
  build: {
    manifest: true,
    target: 'es2023',
    reportCompressedSize: false,
    modulePreload: {
      // A browser that does not know it loads the same files a little later.
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !FIRST.test(file)) : files,
    },
    rolldownOptions: {
      output: {
        // Names of files are what compresses least: seven signs tell apart as many as there are.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            // What every screen stands on, the sign-in page included: one file that outlives deployments in the cache.
            { name: 'base', test: BASE, priority: 3 },
            { name: 'start', tags: ['$initial'], priority: 2 },
            { name: 'start', test: SIGN_IN, priority: 2 },
            { name: 'app', test: FRAME, priority: 2 },
            // One file instead of fifty of a few hundred bytes: asking for each costs more than reading it. Half of the
            // screens have no list.
            {
              name: 'app',
              test: (module) => ![TABLE, LIST, CHART, APART].some((apart) => apart.test(module)),
              minShareCount: SHARED_BY,
              priority: 1,
            },
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
