import { describe, expect, it } from '@jest/globals';
import { operations } from '@talent-os/contracts/registry.js';
import { lexiconOf } from './lexicon.js';
import { isAskable } from './sources.js';
import { closedReads, isKept, isPrivate, ownReads } from '../tools/kept.data.js';
import { allTools } from '../tools/tool.js';
import { isUnspoken } from '../tools/assistant-exclusions.data.js';

const sources = lexiconOf().sources;
const names = [...new Set(sources.map(({ operation }) => operation.name))];

describe('what questions are answered from', () => {
  it('is nothing that has to stay out of conversations', () => {
    expect(names.length).toBeGreaterThan(60);
    expect(Object.keys(closedReads).length).toBeGreaterThan(8);
    expect(names.filter((name) => isKept(name) || isUnspoken(name))).toEqual([]);
    const assistants = names.filter((name) => /^(?:chat|transcription|identity\.applicationTokens)\./.test(name));
    expect(assistants.filter((name) => !isPrivate(name))).toEqual([]);
  });

  it('is no tool where it concerns its owner alone', () => {
    expect(Object.keys(ownReads).filter((name) => !names.includes(name))).toEqual([]);
    expect(allTools.filter(({ name, spec }) => [name, ...(spec.covers ?? [])].some(isPrivate))).toEqual([]);
    const looked = allTools.flatMap(({ spec }) =>
      Object.values(spec.slots ?? {}).map(({ lookup }) => lookup?.operation),
    );
    expect(looked.filter((name) => name !== undefined && isPrivate(name))).toEqual([]);
  });

  it('is no field that the assistant has withheld from it', () => {
    const deploy = sources.filter(({ operation }) => operation.name.startsWith('cyber.deploy.'));
    expect(deploy.length).toBeGreaterThan(0);
    expect(deploy.flatMap(({ fields }) => fields.filter(({ path }) => path === 'clearance'))).toEqual([]);
  });

  it('is whatever changes nothing, by any method', () => {
    const named = (name: string) => operations.find((one) => one.name === name)!;
    expect(named('audit.trail.verify').method).toBe('POST');
    expect(isAskable(named('audit.trail.verify'))).toBe(true);
    expect(isAskable(named('identity.notifications.readAll'))).toBe(false);
  });
});
