import { describe, expect, it } from '@jest/globals';
import { MyApplication } from '@talent-os/contracts/talent/my-applications.js';
import { fixtureOf } from '@talent-os/contracts/fields/examples.js';
import { profileParts, profilePoints } from '@talent-os/contracts/talent/profile-parts.js';
import { journeyOf, type JourneyFacts } from './journey.rules.js';

const now = new Date('2026-11-27T08:00:00Z');
const application = (more: Partial<MyApplication>): MyApplication =>
  fixtureOf(MyApplication, { status: 'active', interviews: [], offer: null, ...more });
const interview = (more: Partial<MyApplication['interviews'][number]>) => ({
  ...fixtureOf(MyApplication.shape.interviews.element),
  slots: [],
  start: null,
  ...more,
});
const parts = (missing: readonly string[]) =>
  profileParts.map((part) => ({ part, points: profilePoints[part], done: !missing.includes(part) }));
const nothing: JourneyFacts = {
  applications: [],
  plan: null,
  tasks: [],
  profile: { parts: parts([]) },
  targets: 0,
  saved: [],
  inside: false,
  now,
};
const at = (more: Partial<JourneyFacts>) => journeyOf({ ...nothing, ...more }).at;
const next = (more: Partial<JourneyFacts>) => journeyOf({ ...nothing, ...more }).next;
const offer = { ...fixtureOf(MyApplication).offer!, status: 'sent' as const, expiresAt: '2026-12-04T10:00:00Z' };

describe('where somebody is', () => {
  it('is as far on as anything of theirs', () => {
    expect(at({})).toBe('discover');
    expect(at({ inside: true })).toBe('advance');
    expect(at({ applications: [application({})] })).toBe('apply');
    expect(at({ applications: [application({ status: 'rejected' })] })).toBe('discover');
    expect(at({ applications: [application({ offer })] })).toBe('join');
    expect(at({ plan: { status: 'preboarding' } })).toBe('join');
    expect(at({ plan: { status: 'active' }, applications: [application({})] })).toBe('grow');
    expect(at({ plan: { status: 'completed' }, inside: true })).toBe('advance');
  });
});

describe('the step that is best taken next', () => {
  const slots = ['2026-12-01T09:00:00Z', '2026-11-30T09:00:00Z'];
  const waiting = application({ positionTitle: 'Waiting', interviews: [interview({ status: 'proposed', slots })] });
  const invited = application({
    positionTitle: 'Invited',
    interviews: [interview({ status: 'scheduled', start: '2026-12-02T09:00:00Z' })],
  });
  const tasks = [{ title: 'Sign the handbook', dueOn: '2026-12-01' }];
  const saved = [{ id: 'p', title: 'Saved' }];
  const profile = { parts: parts(['goals', 'experience', 'resume']) };

  it('comes in the order in which others wait for it', () => {
    const all = {
      applications: [waiting, invited, application({ positionTitle: 'Offered', offer })],
      tasks,
      saved,
      profile,
    };
    expect(next(all)).toMatchObject({ step: 'answerOffer', about: 'Offered', dueAt: offer.expiresAt });
    expect(next({ ...all, applications: [invited, waiting] })).toMatchObject({
      step: 'pickSlot',
      about: 'Waiting',
      dueAt: slots[1],
    });
    expect(next({ ...all, applications: [invited] })).toMatchObject({ step: 'doTask', about: 'Sign the handbook' });
    expect(next({ ...all, applications: [invited], tasks: [] })).toMatchObject({ step: 'prepare', about: 'Invited' });
    expect(next({ saved, profile })).toMatchObject({ step: 'fillProfile', part: 'experience' });
    expect(next({ saved })).toMatchObject({ step: 'applySaved', positionId: 'p' });
    expect(next({})).toMatchObject({ step: 'look' });
  });

  it('is nothing that is over: an interview that was, an application on hold with times', () => {
    const past = application({ interviews: [interview({ status: 'scheduled', start: '2026-11-26T09:00:00Z' })] });
    expect(journeyOf({ ...nothing, applications: [past] })).toMatchObject({ interviews: 0, next: { step: 'look' } });
    expect(next({ applications: [{ ...waiting, status: 'on_hold' }] }).step).toBe('look');
  });
});
