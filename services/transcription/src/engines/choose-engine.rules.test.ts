import { describe, expect, it } from '@jest/globals';
import { chosenEngine, type Offers } from './choose-engine.rules.js';

const host = (engine: string, baaSigned = false) => ({ engine, baaSigned });
const none: Offers<string> = { organization: undefined, deployment: undefined, command: undefined, local: undefined };
const all: Offers<string> = {
  organization: host('own'),
  deployment: host('shared'),
  command: 'command',
  local: 'local',
};

describe('the engine that hears a recording', () => {
  it.each([
    [all, 'own'],
    [{ ...all, organization: undefined }, 'shared'],
    [{ ...all, organization: undefined, deployment: undefined }, 'command'],
    [{ ...none, local: 'local' }, 'local'],
    [none, undefined],
  ])('is the first there is: %#', (offers, engine) => {
    expect(chosenEngine(offers, false)).toBe(engine);
  });

  it('of health information is one under an agreement, or one of the server', () => {
    expect(chosenEngine(all, true)).toBe('command');
    expect(chosenEngine({ ...all, deployment: host('shared', true) }, true)).toBe('shared');
    expect(chosenEngine({ ...none, organization: host('own') }, true)).toBeUndefined();
  });
});
