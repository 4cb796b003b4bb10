import { describe, expect, it } from '@jest/globals';
import { assistantSpecs } from '@talent-os/contracts/assistant-specs.js';
import { hubTexts } from '@talent-os/contracts/chat/hub-texts.js';
import { abilityFor } from '@talent-os/contracts';
import { principalOf } from '../tools/test/callers.js';
import { askedOf } from './asked.js';
import { inEnglish, isReadWord } from './foreign.js';
import { isUnread } from './languages.js';
import { talkOf } from './talk.js';
import { turnedAway } from './turned-away.js';
import { pointsIn } from './vague.js';
import { plain } from './words.js';

const today = '2026-11-20';
const asking = { hub: 'general', ability: abilityFor(principalOf('ORGANIZATION_ADMIN')), today };

/** Why a message would not be looked up in the data. */
function turned(text: string): string | undefined {
  if (isUnread(text, isReadWord)) return 'unread';
  if (inEnglish(text) !== undefined) return 'foreign';
  if (talkOf(plain(text)) !== 'question') return talkOf(plain(text));
  return turnedAway(plain(text), asking)?.text ?? pointsIn(askedOf(plain(text), today));
}

describe('questions an operation gives as its examples', () => {
  it('reach the data, every one of them', () => {
    const examples = Object.values(assistantSpecs).flatMap((spec) => spec?.examples ?? []);
    const prompts = Object.values(hubTexts)
      .flatMap(({ prompts: three }) => three)
      .filter((text) => !/^what can you do/i.test(text));
    const lost = [...examples, ...prompts].flatMap((text) => {
      const why = turned(text);
      return why === undefined ? [] : [`${text}: ${why}`];
    });
    expect(lost).toEqual([]);
  });
});
