import { describe, expect, it } from '@jest/globals';
import { hubTexts } from '@talent-os/contracts/chat/hub-texts.js';
import { hubs as hubRows } from '@talent-os/contracts/navigation/hubs.js';
import { allTools, type Tool } from '../tools/tool.js';
import { choose } from './choose.rules.js';
import { utteranceOf } from './utterance.js';

const everything: ReadonlySet<Tool> = new Set(allTools);
const now = new Date('2026-11-20T10:00:00Z');
/** What people ask anywhere: their news, what they may open, who is who. */
const ANYWHERE = ['identity.notifications.list', 'identity.auth.testAccess', 'identity.people.find'];
/** Questions about the assistant itself: it says what can be asked here. */
const ABOUT_ITSELF = /^What can you do/;
/** Hubs that bring figures of others together. */
const OVER_ALL = ['dashboard', 'general', 'intelligence', 'data'];

const namesOf = (hub: string): readonly string[] => [
  hub,
  ...hubRows.filter(({ key }) => key === hub).map((row) => row.module),
];

describe.each(Object.entries(hubTexts))('the quick prompts of %s', (hub, { prompts }) => {
  it.each(prompts.filter((prompt) => !ABOUT_ITSELF.test(prompt)))('%s: is answered, about this hub', (prompt) => {
    const choice = choose(utteranceOf(prompt, now), hub, everything);
    const tool = choice.kind === 'tool' ? choice.tool : undefined;
    const own = tool?.spec.hubs.some((one) => namesOf(hub).includes(one));
    const fits = own || OVER_ALL.includes(hub) || ANYWHERE.includes(tool?.name ?? '');
    expect([tool?.name ?? 'no tool', fits]).toEqual([tool?.name, true]);
  });
});
