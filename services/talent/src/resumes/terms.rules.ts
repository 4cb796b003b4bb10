import { foldText } from '@talent-os/contracts/search/fold.js';
import type { ResumeTerm, TermState } from '@talent-os/contracts/talent/resumes.js';
import type { HardRequirement } from '@talent-os/contracts/talent/seats.js';
import type { Need } from '../skills/readiness.rules.js';
import type { Fact } from './facts.rules.js';

/** Whether a text names a term: its words one after the other, as people spell, and whole. */
const names = (text: string, term: string): boolean => {
  const sought = foldText(term).trim();
  return sought !== '' && `${foldText(text)} `.includes(` ${sought} `);
};

/**
 * What a position asks for beside the facts that name it: of those in the resume first, then of those left out of it. A
 * skill below the level asked for says so, whatever names it: nothing is made to look like more than it is.
 */
export function termsOf(
  asked: { readonly needs: readonly Need[]; readonly hardRequirements: readonly HardRequirement[] },
  facts: readonly Fact[],
  shown: readonly Fact[],
): ResumeTerm[] {
  const inResume = new Set(shown);
  const naming = (term: string, isPlace = false) => {
    const all = facts.filter(({ text, where }) => names(isPlace ? where : text, term));
    return [...all.filter((fact) => inResume.has(fact)), ...all.filter((fact) => !inResume.has(fact))];
  };
  const stateOf = (found: readonly Fact[]): TermState => {
    if (found.length === 0) return 'unsupported';
    return inResume.has(found[0]!) ? 'supported' : 'left_out';
  };
  const skills = asked.needs.map(({ skill, required, level }): ResumeTerm => {
    const found = naming(skill);
    const state = level > 0 && level < required ? 'below' : stateOf(found);
    return { kind: 'skill', text: skill, required, level, state, factKeys: keysOf(found) };
  });
  const musts = asked.hardRequirements.map(({ type, value }): ResumeTerm => {
    const found = naming(value, type === 'location');
    return { kind: type, text: value, required: null, level: null, state: stateOf(found), factKeys: keysOf(found) };
  });
  return [...musts, ...skills];
}

const keysOf = (facts: readonly Fact[]): string[] => facts.map(({ key }) => key);
