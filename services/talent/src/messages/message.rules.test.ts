import { describe, expect, it } from '@jest/globals';
import { filledIn, messageFaults, variablesIn, type MessageFacts } from './message.rules.js';

const facts: MessageFacts = {
  firstName: 'Amara',
  name: 'Amara Okafor',
  position: 'Account executive',
  department: 'Sales',
  location: 'Boston',
  stage: 'Recruiter call',
  recruiter: 'Tomas Silva',
  notice: 'Not this time.',
};
const wording = (body: string, subject = 'About {{position}}') => ({ subject, body });

describe('a message to applicants', () => {
  it('takes what it says of them from the application, as often as it says it', () => {
    expect(filledIn(wording('Hello {{firstName}}, {{ firstName }}: {{stage}}.'), facts)).toEqual({
      subject: 'About Account executive',
      body: 'Hello Amara, Amara: Recruiter call.',
    });
  });

  it('never fills in what somebody is called like', () => {
    const named = { ...facts, firstName: '{{recruiter}}' };
    expect(filledIn(wording('Hello {{firstName}}'), named).body).toBe('Hello {{recruiter}}');
  });

  it('names what it does not know by the field it stands in', () => {
    expect(messageFaults('screen', 'entered', wording('Hello {{firstName}}'))).toEqual([]);
    const faults = messageFaults('screen', 'entered', wording('Hello {{salary}}', '{{notice}}'));
    expect(faults.map(({ field }) => field)).toEqual(['subject', 'body']);
    expect(faults[1]!.message).toContain('{{salary}} stands for nothing here');
    expect(messageFaults('screen', 'declined', wording('{{notice}}'))).toEqual([]);
  });

  it('is for a stage in which its event happens', () => {
    expect(messageFaults('hired', 'entered', wording('Welcome')).map(({ field }) => field)).toEqual(['stage']);
    expect(messageFaults('screen', 'reminded', wording('Hello')).map(({ field }) => field)).toEqual(['stage']);
  });

  it('says which variables stand in it, each once', () => {
    expect(variablesIn(wording('{{firstName}} {{firstName}} {{nothing}}'), 'entered')).toEqual([
      'firstName',
      'position',
    ]);
  });
});
