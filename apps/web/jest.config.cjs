const swc = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

module.exports = {
  displayName: 'web',
  rootDir: __dirname,
  runtime: '<rootDir>/test/runtime.ts',
  testEnvironment: 'node',
  setupFiles: ['<rootDir>/test/seed.cjs'],
  setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
  testMatch: ['<rootDir>/{src,test}/**/*.test.{ts,tsx}'],
  transform: { '\\.tsx?$': ['@swc/jest', swc] },
};
