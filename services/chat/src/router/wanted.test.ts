import { describe, expect, it } from '@jest/globals';
import { allTools } from '../tools/tool.js';
import { decide } from './decide.js';
import { slotsOf } from './slot-kinds.js';
import { platformOf } from './test/platform.js';
import { platformRun } from '../tools/tool-run.js';
import { utteranceOf } from './utterance.js';
import { wantedOf } from './wanted.js';

const nothing = utteranceOf('', new Date('2026-11-20T10:00:00Z'));

describe('how a list was narrowed down', () => {
  it.each([
    ['who are the recruiters', ['Role: Recruiter']],
    ['show all nurses', ['Role: Healthcare professional']],
    ['show my internal mobility notifications', ['Kind: Internal mobility']],
    ['which deals are in negotiation', ['Stage: Negotiation']],
  ])('%j is told in words', async (question, narrowed) => {
    const run = platformRun(platformOf('SALES_REP').ctx, crypto.randomUUID());
    const decision = await decide(question, { run, hub: 'general', conversation: {} });
    expect('wanted' in decision && decision.wanted.narrowed).toEqual(narrowed);
  });

  it('never holds a value as computers write it', () => {
    const told = allTools.flatMap((tool) =>
      slotsOf(tool).flatMap(({ field, spec, schema }) =>
        [...Object.keys(spec.words ?? {}), ...(schema.enum ?? [])].flatMap(
          (value) => wantedOf(tool, { [field]: value }, {}, nothing).narrowed ?? [],
        ),
      ),
    );
    expect(told.length).toBeGreaterThan(30);
    expect(told.filter((text) => /_|: [a-z]|[A-Z]{5}/.test(text.replace(/: (?:yes|no)$/, '')))).toEqual([]);
  });
});
