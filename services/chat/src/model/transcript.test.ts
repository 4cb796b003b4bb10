import { describe, expect, it } from '@jest/globals';
import { knownNames } from '../privacy/known-names.js';
import { toOutgoing } from '../privacy/outgoing.js';
import { Screen } from '../privacy/screen-of.js';
import { Vault } from '../privacy/placeholders.js';
import { Transcript } from './transcript.js';

const name = 'Ada "Countess" Lane';

describe('what models read of a conversation', () => {
  it('is plain for those that are sent everything as it is, and hidden again from the next one', () => {
    const vault = new Vault();
    const token = vault.hide('PERSON', name);
    const transcript = new Transcript([], `How is ${name}?`);
    transcript.said(`I ask about ${name}.`, [{ id: '1', name: 'find', args: JSON.stringify({ search: name }) }]);
    transcript.result('1', JSON.stringify({ data: { name: token } }));
    const screen = new Screen({ names: knownNames([]), thisYear: 2026 });
    const request = { messages: transcript.all(), tools: [], maxTokens: 1 };
    const plain = toOutgoing({ phi: 'off', baaSigned: true }, request, screen, vault)!.messages;
    expect(JSON.stringify(plain)).not.toContain('PERSON');
    expect(plain.map(({ content }) => content)).toEqual([
      `How is ${name}?`,
      `I ask about ${name}.`,
      JSON.stringify({ data: { name } }),
    ]);
    expect(plain[1]).toMatchObject({ tool_calls: [{ function: { arguments: JSON.stringify({ search: name }) } }] });
    const hidden = JSON.stringify(
      toOutgoing({ phi: 'placeholder', baaSigned: false }, request, screen, vault)!.messages,
    );
    expect(hidden).not.toMatch(/Ada|Countess|Lane/);
    expect(hidden.match(/PERSON_1/g)).toHaveLength(4);
  });
});
