import type { RouteRow } from '@talent-os/contracts/navigation/index';
import type { Page } from '@playwright/test';

/** Screens of the app that the assistant stays away from. */
const without: readonly string[] = ['/voice-test', '/excellence/get-started'];
export const hasAssistant = ({ layout, path }: RouteRow): boolean => layout === 'app' && !without.includes(path);

/** More frames than the button takes to see that the page stands still. */
const FRAMES_TO_REST = 90;

/**
 * What people read or press that lies under the assistant's button, wherever the screen is scrolled to, and under the
 * place of the whole button at its end. On a phone the button stands in the header, under which nothing lies at rest.
 */
export async function underAssistant(page: Page): Promise<readonly string[]> {
  const button = page.getByRole('button', { name: 'AdaptIQ' });
  await button.waitFor();
  return button.evaluate(async (element, frames) => {
    const scroller = document.scrollingElement!;
    const main = document.querySelector('main')!;
    if (element.closest('header')) return [];
    const { clientWidth, clientHeight } = document.documentElement;
    const whole = new DOMRect(clientWidth - 24 - 124, clientHeight - 24 - 46, 124, 46);

    const under = (place: DOMRect): string[] => {
      const covers = (rect: DOMRect, part: Element) => {
        const [x1, x2] = [Math.max(rect.left, place.left), Math.min(rect.right, place.right)];
        const [y1, y2] = [Math.max(rect.top, place.top), Math.min(rect.bottom, place.bottom)];
        // A pixel is a rounding, or what only screen readers see.
        if (x2 - x1 < 2 || y2 - y1 < 2) return false;
        return document.elementsFromPoint((x1 + x2) / 2, (y1 + y2) / 2).includes(part);
      };
      const found = [...main.querySelectorAll('a, button, input, select, textarea, summary, [role="button"]')]
        .filter((part) => covers(part.getBoundingClientRect(), part))
        .map((part) => `<${part.tagName.toLowerCase()}> ${part.textContent?.trim().slice(0, 40)}`);
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node.textContent?.trim();
        if (!text || !node.parentElement) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        if ([...range.getClientRects()].some((rect) => covers(rect, node.parentElement!)))
          found.push(text.slice(0, 40));
      }
      return found;
    };

    const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const found: string[] = [];
    for (const part of [0, 0.25, 0.5, 0.75, 1]) {
      scroller.scrollTop = part * (scroller.scrollHeight - clientHeight);
      await painted();
      // It makes way as soon as the page moves and stays away where it would cover something: what counts is the rest.
      let covered = under(element.getBoundingClientRect());
      for (let frame = 0; covered.length > 0 && frame < frames; frame += 1) {
        await painted();
        covered = under(element.getBoundingClientRect());
      }
      found.push(...covered.map((what) => `${what}, scrolled to ${part}`));
    }
    return [...found, ...under(whole).map((what) => `${what}, at the end`)];
  }, FRAMES_TO_REST);
}
