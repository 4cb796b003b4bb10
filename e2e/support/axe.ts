import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// Menus open at the end of the page, outside of its landmarks, and are reached from their button.
const OFF = ['region'];

/** What keeps people out of the screen as it is now, one line per place. `without` names what lies under something open. */
export async function violations(page: Page, without?: string): Promise<readonly string[]> {
  const builder = new AxeBuilder({ page }).withTags(TAGS).disableRules(OFF);
  const { violations: found } = await (without ? builder.exclude(without) : builder).analyze();
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const why = (failureSummary ?? '').split('\n').slice(1).join(' ').trim();
      return `${id} (${help}) at ${target.join(' ')}: ${why}`;
    }),
  );
}
