/** Tests run on compiled output: one compiler for build, development and tests. */
const compiled = {
  // Tests that start processes of their own keep what they import to themselves: they say what their services are called.
  ...(process.env.TOPOLOGY !== 'none' && { runtime: '<rootDir>/libs/testing/dist/jest/runtime.js' }),
  transform: {},
  testEnvironment: 'node',
  setupFiles: ['<rootDir>/libs/testing/dist/seed-properties.js'],
};
const everywhere = ['<rootDir>/libs/*/dist', '<rootDir>/services/*/dist', '<rootDir>/apps/*/dist'];
const patterns = (suffix) => everywhere.map((folder) => `${folder}/**/*.${suffix}.js`);

export default {
  // With one worker Jest runs everything in its own process, which has no room for all of it.
  maxWorkers: '100%',
  // With a limit Jest gives tests a process of their own, also where there is one file: fake timers stop no clock of Jest's.
  workerIdleMemoryLimit: '3GB',
  // How long a test may take before it counts as hanging, in milliseconds: what a slow machine takes is no failure.
  testTimeout: 300_000,
  reporters: ['<rootDir>/libs/testing/dist/quiet-reporter.js', 'default'],
  projects: [
    {
      ...compiled,
      displayName: 'unit',
      testMatch: patterns('test'),
      testPathIgnorePatterns: ['/node_modules/', String.raw`\.integration\.test\.js$`],
    },
    {
      ...compiled,
      displayName: 'integration',
      testMatch: patterns('integration.test'),
      globalSetup: '<rootDir>/libs/testing/dist/global-setup.js',
      globalTeardown: '<rootDir>/libs/testing/dist/global-teardown.js',
      setupFilesAfterEnv: ['<rootDir>/libs/testing/dist/begin-settled.js'],
    },
    '<rootDir>/apps/web/jest.config.cjs',
  ],
};
