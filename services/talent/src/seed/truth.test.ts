import { describe, expect, it } from '@jest/globals';
import { runningTransitions, transitionTypeKeys } from '@talent-os/contracts/talent/transition-states.js';
import { demoOrganizations } from '@talent-os/service-kit';
import { addDays, dayOf } from '@talent-os/service-kit/calendar';
import { readinessOf } from '../skills/readiness.rules.js';
import { talentOf } from './seed.js';
import { World } from './world.js';

/** A Monday, a weekend and a day after a holiday: what is true of the demo is true on any of them. */
const days = ['2026-03-02T15:00:00Z', '2026-11-22T05:30:00Z', '2026-11-27T13:00:00Z'].map((text) => new Date(text));
/** What the clocks of a timezone show. */
function clockAt(at: Date, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at);
  const of = (type: string) => parts.find((part) => part.type === type)!.value;
  return { weekday: of('weekday'), hour: Number(of('hour')), minute: Number(of('minute')) };
}

/** Least match of somebody who is offered a seat, in percent. */
const FITS = 60;
/** Days a person stays in a seat at least before they move on. */
const STAYS = 60;

describe.each(
  demoOrganizations.flatMap((organization) =>
    days.map((now) => [organization.slug, dayOf(now), new World(organization, now)] as const),
  ),
)('at %s on %s', (_slug, today, world) => {
  const rows = talentOf(world);
  const { now, organization } = world;
  const seats = new Map([...rows.positions, ...rows.staff].map((seat) => [seat.id, seat]));
  const applications = new Map(rows.applications.map((one) => [one.id, one]));
  const interviews = rows.interviewing.flatMap((one) => one.interviews);
  const newcomers = new Map(rows.newcomers.map(({ plan }) => [plan.employeeId, plan]));

  it('interviews are held in the hours and on the days people work', () => {
    for (const { startAt, slots } of interviews)
      for (const at of [startAt, ...slots]) {
        if (!at) continue;
        const { weekday, hour, minute } = clockAt(at, organization.timezone);
        expect(['Sat', 'Sun']).not.toContain(weekday);
        expect([hour >= 8 && hour < 18, minute]).toEqual([true, 0]);
      }
  });

  it('an interview follows the application it belongs to, and is ahead where it is scheduled', () => {
    for (const { applicationId, startAt, status } of interviews) {
      if (!startAt) continue;
      expect(startAt.getTime()).toBeGreaterThanOrEqual(applications.get(applicationId)!.createdAt.getTime());
      expect(status === 'scheduled').toBe(startAt > now);
    }
  });

  it('who is offered a seat fits it', () => {
    const held = Map.groupBy(rows.personSkills, ({ userId }) => userId);
    for (const { applicationId } of rows.offers) {
      const { userId, positionId } = applications.get(applicationId)!;
      const levels = new Map((held.get(userId) ?? []).map(({ skillId, level }) => [skillId, level]));
      const needs = seats.get(positionId)!.requiredSkills.map(({ skillId, level, weight }) => ({
        skill: skillId,
        level: levels.get(skillId) ?? 0,
        required: level,
        weight,
        verified: true,
      }));
      expect(readinessOf(needs).readiness ?? 100).toBeGreaterThanOrEqual(FITS);
    }
  });

  it('nobody moves on who has only just come, or is on the way to another seat', () => {
    const moving = rows.transitions.filter(({ status }) => runningTransitions.includes(status));
    for (const { employeeId, effectiveDate } of moving) {
      const plan = newcomers.get(employeeId);
      if (plan) expect(addDays(plan.startDate, STAYS) <= effectiveDate).toBe(true);
      const { filledAt } = [...seats.values()].find(({ holderId }) => holderId === employeeId)!;
      expect(addDays(dayOf(filledAt!), STAYS) <= effectiveDate).toBe(true);
      const applies = rows.applications.filter(({ userId, status }) => userId === employeeId && status === 'active');
      expect(applies).toEqual([]);
    }
  });

  it('nobody starts, and nobody moves, on a weekend', () => {
    const starts = [
      ...rows.newcomers.map(({ plan }) => plan.startDate),
      ...rows.offers.map(({ startDate }) => startDate),
      ...rows.requisitions.flatMap(({ targetStartDate }) => targetStartDate ?? []),
      ...rows.transitions.map(({ effectiveDate }) => effectiveDate),
    ];
    expect(starts.filter((day) => ['Sat', 'Sun'].includes(clockAt(new Date(day), 'UTC').weekday))).toEqual([]);
  });

  it('a move is asked for before it takes effect, and completed on its day', () => {
    for (const { createdAt, effectiveDate, completedAt, status } of rows.transitions) {
      expect(dayOf(createdAt) < effectiveDate).toBe(true);
      if (status === 'completed') expect(dayOf(completedAt!)).toBe(effectiveDate);
      else expect(completedAt).toBeNull();
    }
  });

  it('people move in more than one way', () => {
    const types = new Set(rows.transitions.map(({ type }) => type));
    expect(types.size).toBeGreaterThanOrEqual(world.large ? transitionTypeKeys.length : 3);
  });

  it('the candidate of a collaboration is in the pipeline of its position, and what is owed fits the stage', () => {
    for (const { positionId, candidateId, stage } of rows.collaborations) {
      if (!candidateId) continue;
      const application = rows.applications.find((one) => one.positionId === positionId && one.userId === candidateId);
      expect(application).toMatchObject({ status: 'active', stageKey: stage });
    }
  });

  it('nothing happens before it was created, or after today', () => {
    for (const { createdAt, openedAt, filledAt } of seats.values()) {
      expect(openedAt.getTime()).toBeGreaterThanOrEqual(createdAt!.getTime());
      if (filledAt) expect(filledAt.getTime()).toBeGreaterThan(openedAt.getTime());
    }
    for (const { plan, tasks } of rows.newcomers) {
      expect(dayOf(plan.createdAt!) <= plan.startDate).toBe(true);
      if (plan.completedAt)
        expect(dayOf(plan.completedAt) <= today && dayOf(plan.completedAt) > plan.startDate).toBe(true);
      for (const { doneAt } of tasks) if (doneAt) expect(doneAt.getTime()).toBeLessThanOrEqual(now.getTime());
    }
    for (const { createdAt, sentAt, answeredAt, startDate } of rows.offers) {
      if (sentAt) expect(sentAt.getTime()).toBeGreaterThanOrEqual(createdAt!.getTime());
      expect(startDate > dayOf(answeredAt ?? sentAt ?? createdAt!)).toBe(true);
    }
  });

  it('the hospital has people in every unit of its roster', () => {
    const held = Map.groupBy(seats.values(), ({ department }) => department);
    for (const [department, all] of held) {
      if (!['Emergency', 'Intensive Care', 'Surgery', 'Step-down', 'Pediatrics'].includes(department)) continue;
      const vacant = all.filter(({ status }) => status === 'open' || status === 'on_hold').length;
      expect([department, vacant / all.length < 0.6]).toEqual([department, true]);
    }
  });
});
