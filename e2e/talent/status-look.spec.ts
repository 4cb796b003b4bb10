import { test } from '../support/test.ts';

for (const scheme of ['light', 'dark'] as const)
  test(`look ${scheme}`, async ({ open }) => {
    const page = await open('hr.manager@meridian.example');
    await page.emulateMedia({ colorScheme: scheme });
    for (const [name, path] of [
      ['plan', '/talent/plan/status'],
      ['recruit', '/talent/recruit/status'],
    ] as const)
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await page.screenshot({ path: `/tmp/h/talent-look/${name}-${width}-${scheme}.png` });
        if (width === 1280) {
          await page.getByRole('table').getByRole('button').filter({ hasText: /^[A-Z][a-z]+ / }).first().click();
          await page.getByRole('dialog').getByRole('heading').first().waitFor();
          await page.waitForLoadState('networkidle');
          await page.screenshot({ path: `/tmp/h/talent-look/${name}-drawer-${scheme}.png` });
        }
      }
  });
