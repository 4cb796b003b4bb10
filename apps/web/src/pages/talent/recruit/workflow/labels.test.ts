import { describe, expect, it } from '@jest/globals';
import { automationDoes, automationWhen, followsText, messageTitle, waitsText } from './labels';

describe('words of the recruit workflow', () => {
  it('say whom a stage waits for, where its pipeline may say so', () => {
    expect(waitsText({ type: 'assess' })).toBe('Waits for the candidate');
    expect(waitsText({ type: 'assess', waitsFor: 'manager' })).toBe('Waits for the hiring manager');
    expect(waitsText({ type: 'interview' })).toBe('Waits as its interviews stand');
    expect(waitsText({ type: 'hired' })).toBeUndefined();
  });

  it('say what follows a version, and that what runs keeps it', () => {
    const running = { positions: 2, people: 7 };
    expect(followsText({ active: true, ...running })).toContain('Positions opened now follow it: 2 positions');
    expect(followsText({ active: false, ...running })).toContain('keep it to their end');
    expect(followsText({ active: false, positions: 0, people: 0 })).toContain('follows it any more');
  });

  it('call a message by its stage and what happens', () =>
    expect(messageTitle('screen', 'entered')).toBe('Screening: comes into the stage'));

  it('say when an automation acts, and what it does', () => {
    const rule = {
      event: 'late',
      stage: 'screen',
      action: 'notify',
      target: 'recruiter',
      personId: null,
      personName: null,
      text: '',
    } as const;
    expect(automationWhen(rule)).toBe('Somebody is past the days of the stage (Screening)');
    expect(automationWhen({ ...rule, stage: null })).toBe('Somebody is past the days of the stage');
    expect(automationDoes(rule)).toBe('Tells the recruiter');
    expect(automationDoes({ ...rule, action: 'schedule', target: 'person', personName: 'Ada Reyes' })).toBe(
      'Offers times for an interview with Ada Reyes',
    );
    expect(automationDoes({ ...rule, action: 'assign', target: 'manager', personName: 'Ada Reyes' })).toBe(
      'Gives the position to Ada Reyes as its hiring manager',
    );
  });
});
