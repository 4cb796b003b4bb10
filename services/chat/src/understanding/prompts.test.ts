import { describe, expect, it } from '@jest/globals';
import { admits, roles } from '@talent-os/contracts';
import { promptsFor } from '@talent-os/contracts/chat/hub-prompts.js';
import { pagePrompts } from '@talent-os/contracts/chat/page-prompts.js';
import { chatContextOf } from '@talent-os/contracts/navigation/chat-context.js';
import { routes } from '@talent-os/contracts/navigation/index.js';
import { hubTexts } from '@talent-os/contracts/chat/hub-texts.js';
import { companyOf } from './test/company.js';
import { talkOf } from './talk.js';
import { understand } from './understand.js';

describe.each(Object.entries(hubTexts))('the quick prompts of %s', (hub, { prompts }) => {
  const { scene } = companyOf();
  it.each(prompts.filter((prompt) => talkOf(prompt) === 'question'))('%s: is understood', async (prompt) => {
    const { kind } = await understand(prompt, { ...scene, hub });
    expect([prompt, kind]).toEqual([prompt, expect.stringMatching(/answer|nothing/)]);
  });
});

/** Screens that questions of a page may be shown on. */
const screens = routes.filter(({ layout }) => layout === 'app');

describe('the prompts of a screen', () => {
  it('belong to a screen that there is', () => {
    const known = screens.map(({ path }): string => path);
    expect(Object.keys(pagePrompts).filter((path) => !known.includes(path))).toEqual([]);
  });

  it.each(roles)('are understood and answered where %s reads them', async (role) => {
    const { scene, ctx } = companyOf(undefined, role);
    const seen = new Set<string>();
    const lost: string[] = [];
    for (const { path, access } of screens) {
      if (!admits(ctx.ability, access)) continue;
      const { hub } = chatContextOf(path);
      for (const text of promptsFor(hub, ctx.ability, path)) {
        if (seen.has(`${hub} ${text}`) || talkOf(text) !== 'question') continue;
        seen.add(`${hub} ${text}`);
        const { kind } = await understand(text, { ...scene, hub });
        if (kind !== 'answer' && kind !== 'nothing') lost.push(`${path}: ${text}: ${kind}`);
      }
    }
    expect(seen.size).toBeGreaterThan(2);
    expect(lost).toEqual([]);
  });
});
