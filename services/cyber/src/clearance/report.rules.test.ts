import { describe, expect, it } from '@jest/globals';
import { NOTHING, type ClearanceRecord } from './clearance-facts.js';
import {
  decisionRefusal,
  grantsAnotherLevel,
  mayOfHolder,
  mayOfOfficer,
  normalizeReport,
  problemsOf,
  saysTheSame,
} from './report.rules.js';

const TODAY = '2026-11-20';
const said: ClearanceRecord = {
  ...NOTHING,
  currentLevel: 'top_secret',
  grantedDate: '2022-05-02',
  grantingAuthority: 'DCSA',
  investigationStatus: 'favorable',
  lastInvestigationClosed: '2022-04-20',
};
const wrong = (facts: Partial<ClearanceRecord>) => problemsOf({ ...said, ...facts }, TODAY).map(({ field }) => field);

describe('a report of a clearance', () => {
  it('is right as it stands', () => {
    expect(wrong({})).toEqual([]);
    expect(problemsOf(NOTHING, TODAY)).toEqual([]);
  });

  it.each([
    [{ grantedDate: null }, ['grantedDate']],
    [{ grantingAuthority: null }, ['grantingAuthority']],
    [{ grantedDate: '2026-11-21' }, ['grantedDate']],
    [{ expirationDate: '2022-05-02' }, ['expirationDate']],
    [{ accessEndedAt: '2022-05-01' }, ['accessEndedAt']],
    [{ accessEndedAt: '2026-11-21' }, ['accessEndedAt']],
    [{ lastInvestigationClosed: null }, ['lastInvestigationClosed']],
    [{ lastInvestigationClosed: '2027-01-01' }, ['lastInvestigationClosed']],
    [{ investigationStatus: 'continuous_vetting' }, ['questionnaireUpdated']],
    [{ questionnaireUpdated: '2026-12-01' }, ['questionnaireUpdated']],
  ] as const)('with %j needs another %j', (facts, fields) => {
    expect(wrong(facts)).toEqual(fields);
  });

  it('without a level keeps nothing that was granted', () => {
    expect(normalizeReport({ ...said, currentLevel: 'none', expirationDate: '2030-01-01' })).toEqual({
      ...NOTHING,
      investigationStatus: 'favorable',
      lastInvestigationClosed: '2022-04-20',
    });
    expect(normalizeReport({ ...said, grantingAuthority: '' }).grantingAuthority).toBeNull();
  });

  it('that says what is on record says nothing', () => {
    expect(saysTheSame(said, { ...said })).toBe(true);
    expect(saysTheSame(said, { ...said, accessEndedAt: '2026-01-01' })).toBe(false);
  });

  it('begins a line of the history only with another grant', () => {
    expect(grantsAnotherLevel(said, { ...said, investigationStatus: 'continuous_vetting' })).toBe(false);
    expect(grantsAnotherLevel(said, { ...said, currentLevel: 'ts_sci' })).toBe(true);
    expect(grantsAnotherLevel(said, { ...said, grantedDate: '2023-01-01' })).toBe(true);
  });
});

describe('a decision', () => {
  it('is made by somebody else, about the report that waits', () => {
    const held = { userId: 'holder' };
    const waiting = { id: 'report' };
    expect(decisionRefusal(held, waiting, { by: 'officer', updateId: 'report' })).toBeUndefined();
    expect(decisionRefusal(held, waiting, { by: 'holder', updateId: 'report' })).toBe('clearance.ownDecision');
    expect(decisionRefusal(held, waiting, { by: 'officer', updateId: 'older' })).toBe('clearance.settled');
    expect(decisionRefusal(held, null, { by: 'officer', updateId: 'report' })).toBe('clearance.settled');
  });
});

describe('what may be done with a clearance', () => {
  it.each([
    [false, ['report']],
    [true, ['withdraw']],
  ] as const)('by its holder, where a report waits: %s', (waits, deeds) =>
    expect(mayOfHolder(waits).do).toEqual(deeds),
  );

  it.each([
    [true, false, ['confirm', 'reject']],
    [true, true, []],
    [false, false, []],
  ] as const)('by an officer, where a report waits: %s, and it is theirs: %s', (waits, own, deeds) =>
    expect(mayOfOfficer(waits, own).do).toEqual(deeds),
  );
});
