import { defineConfig, devices } from '@playwright/test';
import { availableParallelism } from 'node:os';

const pictures = process.env['PICTURES'] === '1';

/**
 * Journeys in a real browser against a running product: `BASE_URL` says where, `CHROMIUM` names the browser.
 * `PICTURES=1` draws the pictures of the documentation instead.
 */
export default defineConfig({
  testDir: '.',
  testMatch: pictures ? 'pictures.spec.ts' : '**/*.spec.ts',
  testIgnore: pictures ? [] : ['pictures.spec.ts'],
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  // Journeys wait as much as they work: one more than there are cores keeps all of them busy.
  workers: availableParallelism() + 1,
  retries: 0,
  forbidOnly: true,
  // What a busy machine takes is no failure; what never comes still is one.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'line',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env['BASE_URL'] ?? 'http://127.0.0.1:8080',
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    actionTimeout: 60_000,
    navigationTimeout: 90_000,
    screenshot: 'only-on-failure',
    // A second try writes down every action: for all journeys it would cost a tenth of them.
    trace: 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pages live for seconds: making their code faster costs more than it saves.
        '--js-flags=--no-maglev,--no-turbofan',
      ],
    },
  },
});
