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
  testEnvironment: '<rootDir>/test/environment.cjs',
  setupFiles: ['<rootDir>/test/seed.cjs'],
  setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  moduleNameMapper: { '\\.css$': '<rootDir>/test/style.cjs', '^@/(.*)$': '<rootDir>/src/$1' },
  transform: { '\\.(ts|tsx|js|mjs)$': ['@swc/jest', swc] },
};
