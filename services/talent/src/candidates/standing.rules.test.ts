import { describe, expect, it } from '@jest/globals';
import type { Stage } from '@talent-os/contracts/talent/pipeline.js';
import { cameFar, consentFrom, standingOf, withdrawnOn, type PoolApplication } from './standing.rules.js';

const stage = (key: string, type: Stage['type'], order: number): Stage => ({ key, name: key, type, order, slaDays: 5 });
const stages = [
  stage('applied', 'applied', 1),
  stage('team', 'interview', 2),
  stage('final', 'interview', 3),
  stage('offer', 'offer', 4),
  stage('hired', 'hired', 5),
];
const came = new Date('2026-01-05T10:00:00Z');
const application = (changes: Partial<PoolApplication>): PoolApplication => ({
  positionTitle: 'Account executive',
  status: 'rejected',
  source: 'referral',
  stageKey: 'applied',
  stages,
  appliedAt: new Date('2026-02-01T10:00:00Z'),
  since: new Date('2026-02-20T10:00:00Z'),
  ...changes,
});

describe('who came far', () => {
  it.each([
    ['final', 'rejected', true],
    ['offer', 'withdrawn', true],
    ['team', 'rejected', false],
    ['final', 'active', false],
    ['hired', 'hired', false],
  ] as const)('ended at %s as %s: %s', (stageKey, status, far) =>
    expect(cameFar({ stageKey, status, stages })).toBe(far),
  );
});

describe('where a record stands', () => {
  it('past finalists lead, with what they last came far for; then who works here, then everybody else', () => {
    const first = application({ stageKey: 'final', positionTitle: 'Account manager' });
    const later = application({ stageKey: 'offer', since: new Date('2026-03-20T10:00:00Z') });
    expect(standingOf([first, later], true, came)).toMatchObject({ rank: 0, finalistFor: 'Account executive' });
    expect(standingOf([], true, came)).toMatchObject({ rank: 1, source: 'internal', finalistAt: null, lastAt: came });
    expect(standingOf([application({})], false, came)).toMatchObject({ rank: 2, source: 'referral' });
  });

  it('the latest application says where they came from and when', () => {
    const latest = application({ source: 'direct', appliedAt: new Date('2026-04-01T10:00:00Z') });
    const standing = standingOf([latest, application({})], false, came);
    expect(standing).toMatchObject({ source: 'direct', lastAt: latest.appliedAt });
  });
});

it('a consent counts for a year, and the record is erased a quarter later', () =>
  expect(consentFrom('2026-03-01')).toEqual({ consentUntil: '2027-03-01', retentionUntil: '2027-05-30' }));

it('a consent that is taken back hides the record at once, and keeps nothing longer than it said', () => {
  const until = consentFrom('2026-03-01');
  expect(withdrawnOn('2026-06-01', until)).toEqual({ consentUntil: '2026-05-31', retentionUntil: '2026-08-30' });
  expect(withdrawnOn('2027-05-01', until)).toEqual(until);
});
