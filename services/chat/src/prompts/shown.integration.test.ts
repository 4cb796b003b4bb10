import { describe, expect, it } from '@jest/globals';
import { abilityFor, admits, roles } from '@talent-os/contracts';
import type { Frame } from '@talent-os/contracts/chat/frames.js';
import { promptsFor } from '@talent-os/contracts/chat/hub-prompts.js';
import { textsOf } from '@talent-os/contracts/chat/hub-texts.js';
import { sendMessage } from '@talent-os/contracts/chat/messages.js';
import { chatContextOf } from '@talent-os/contracts/navigation/chat-context.js';
import { routes } from '@talent-os/contracts/navigation/index.js';
import { demoOrganizations } from '@talent-os/service-kit/demo/organizations';
import { demoPeople } from '@talent-os/service-kit/demo/people';
import { addressOf, principalOf, signIn, type Person } from '@talent-os/testing';

/** Questions under way at a time. */
const AT_ONCE = 6;
/** Everybody who signs in to one organization: somebody of every role. */
const everybody = demoPeople(demoOrganizations.find(({ slug }) => slug === 'meridian')!).filter(
  ({ signsIn }) => signsIn,
);

type ScreenPrompt = { readonly person: Person; readonly name: string; readonly path: string; readonly text: string };

/** Every prompt somebody is shown, once for each hub, from the first of the screens they may open that shows it. */
function promptsOf(person: Person, name: string): ScreenPrompt[] {
  const ability = abilityFor(principalOf(person));
  const open = routes.filter(({ access, layout }) => layout === 'app' && admits(ability, access));
  const shown = open.flatMap(({ path }) => {
    const { hub } = chatContextOf(path);
    const texts = path.includes(':') ? [] : promptsFor(hub, ability, path);
    return texts.map((text) => [`${hub} ${text}`, { person, name, path, text }] as const);
  });
  return [...new Map(shown.toReversed()).values()];
}

async function answerTo({
  person,
  path,
  text,
}: ScreenPrompt): Promise<{ text: string; read: boolean; offered: boolean }> {
  const { hub, page } = chatContextOf(path);
  const { runId } = await person.call(sendMessage, {
    hubContext: hub,
    hubTitle: textsOf(hub).title,
    pageContext: page,
    pageTitle: 'Overview',
    path,
    content: text,
    clientMessageId: `client-${crypto.randomUUID()}`,
  });
  const response = await fetch(`${addressOf()}/api/chat/runs/${runId}/events`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  const lines = (await response.text()).split('\n').filter((line) => line.startsWith('data: {'));
  const frames = lines.map((line) => JSON.parse(line.slice(6)) as Frame);
  return {
    text: frames.map((frame) => (frame.type === 'text-delta' ? frame.delta : '')).join(''),
    read: frames.some(({ type }) => type === 'source'),
    offered: frames.some(({ type }) => type === 'suggestions'),
  };
}

describe('the prompts of a screen', () => {
  it('are answered to everybody who is shown them, without a model', async () => {
    expect(new Set(everybody.flatMap((one) => one.roles.map(({ role }) => role)))).toEqual(new Set(roles));
    const people = await Promise.all(everybody.map(async ({ email }) => [email, await signIn(email)] as const));
    const shown = people.flatMap(([email, person]) => promptsOf(person, email));
    expect(shown.length).toBeGreaterThan(3 * everybody.length);
    const unanswered: string[] = [];
    const next = shown[Symbol.iterator]();
    const worker = async () => {
      for (const one of next) {
        const { text, read, offered } = await answerTo(one);
        // What can be done is told without a read; everything else is read, and offers nothing else instead.
        const isHelp = text.includes('You can ask me, for example');
        if (!isHelp && (!read || offered))
          unanswered.push(`${one.name} ${one.path} | ${one.text} | ${text.slice(0, 160)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    expect(unanswered).toEqual([]);
  });
});
