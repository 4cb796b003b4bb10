import { expect, IN_TURNS, test, type Page } from './support/test.ts';
import { settled } from './support/walker.ts';

const PHONE = { width: 390, height: 844 };

/** A field of what narrows a list, by its name, who sees it and where. */
const bars: readonly (readonly [field: string, person: string, path: string])[] = [
  ['Search deals', 'sales.rep@meridian.example', '/sales/opportunities'],
  ['Search opportunities', 'sales.rep@meridian.example', '/sales/internal-mobility/opportunities'],
  ['Status', 'sales.rep@meridian.example', '/sales/internal-mobility/expressions'],
  ['Search territories', 'sales.rep@meridian.example', '/sales/excellence/territory'],
  ['Search shifts', 'nurse@meridian.example', '/healthcare/professional/shifts?view=open'],
  ['Unit', 'nurse.manager@meridian.example', '/healthtech'],
  ['Search vulnerabilities', 'analyst@meridian.example', '/cyber'],
  ['Search incidents', 'analyst@meridian.example', '/cyber/analyst/incidents'],
  ['Search notifications', 'analyst@meridian.example', '/user/notifications/all'],
  ['Search tasks', 'sales.rep@meridian.example', '/productivity?view=tasks'],
];

/** The field, or what opens the sheet it stands in on a phone. */
const placeOf = (page: Page, field: string) => {
  const main = page.getByRole('main');
  return main.getByLabel(field, { exact: true }).or(main.getByRole('button', { name: /^Filters/ }));
};

/** Lines of the bar around a field that do not reach both of its edges, in pixels missing at the left and at the right. */
const raggedLines = (page: Page, field: string) =>
  placeOf(page, field)
    .first()
    .evaluate((place) => {
      const bar = place.closest('[data-filters]') ?? place.closest('.mantine-InputWrapper-root')?.parentElement;
      if (!bar) throw new Error('no bar around the field');
      const { paddingLeft, paddingRight } = getComputedStyle(bar);
      const frame = bar.getBoundingClientRect();
      const lines = new Map<number, { left: number; right: number }>();
      for (const child of bar.children) {
        const { left, right, top, bottom, width } = child.getBoundingClientRect();
        // Chips are as long as their words.
        if (width === 0 || child.matches('[data-filter-chip]')) continue;
        const middle = (top + bottom) / 2;
        const at = [...lines.keys()].find((one) => Math.abs(one - middle) < 8) ?? middle;
        const line = lines.get(at) ?? { left, right };
        lines.set(at, { left: Math.min(line.left, left), right: Math.max(line.right, right) });
      }
      // How many rows are left stands at the right end, alone where no room is left beside a field.
      const told = bar.querySelector(':scope > [aria-live]')?.getBoundingClientRect();
      return [...lines.values()]
        .filter(({ left }) => left !== told?.left)
        .map(({ left, right }) => [
          Math.round(left - frame.left - parseFloat(paddingLeft)),
          Math.round(frame.right - right - parseFloat(paddingRight)),
        ])
        .filter((missing) => missing.some((pixels) => Math.abs(pixels) > 1));
    });

for (const [field, person, path] of bars)
  test(`on a phone every line around “${field}” of ${path} reaches both edges`, IN_TURNS, async ({ look }) => {
    const page = await look(person);
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await settled(page);
    await expect(placeOf(page, field).first()).toBeVisible();
    expect(await raggedLines(page, field)).toEqual([]);
  });
