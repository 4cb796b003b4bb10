import { beforeAll, describe, expect, it } from '@jest/globals';
import { overlap } from '@talent-os/contracts/facts/layout.js';
import { starterKeys, starterOf } from '@talent-os/contracts/facts/starters.js';
import {
  changeDashboard,
  createDashboard,
  dropDashboard,
  listDashboards,
} from '@talent-os/contracts/intelligence/dashboards.js';
import { askQuestion, dropQuestion, listQuestions, saveQuestion } from '@talent-os/contracts/intelligence/questions.js';
import { newMember, type Person } from '@talent-os/testing';

let hr: Person;
let other: Person;

beforeAll(async () => {
  const [one, two] = await Promise.all([
    newMember('meridian', { role: 'HR_MANAGER', industry: 'HEALTHCARE' }),
    newMember('meridian', { role: 'HR_MANAGER', industry: 'HEALTHCARE' }),
  ]);
  [hr, other] = await Promise.all([one.signIn(), two.signIn()]);
});

const mine = async (dashboardId: string) =>
  (await hr.call(listDashboards, {})).items.find(({ id }) => id === dashboardId);

describe('a dashboard', () => {
  it('begins with the questions of a starter, each of which has an answer', async () => {
    for (const starter of starterKeys) {
      const made = await hr.send(createDashboard, { title: starterOf(starter).title, starter });
      if (made.status === 404) continue;
      expect(made.status).toBe(201);
    }
    const { items } = await hr.call(listDashboards, {});
    expect(items.map(({ title }) => title)).toContain('Hiring funnel');
    const questions = (await hr.call(listQuestions, {})).items;
    const { cards } = items.find(({ title }) => title === 'Hiring funnel')!;
    expect(cards).toHaveLength(starterOf('hiringFunnel').questions.length);
    for (const { savedQuestionId } of cards) {
      const { dataset, of, field, groups, broken } = questions.find(({ id }) => id === savedQuestionId)!;
      expect(broken).toBe(false);
      const period = { from: '2026-01-01', until: '2026-12-31' };
      await hr.call(askQuestion, { dataset, of, ...(field && { field }), ...(groups && { groups }), ...period });
    }
  });

  it('of rows that are not the caller’s to read is not made', async () => {
    expect((await hr.refused(createDashboard, { title: 'Incidents', starter: 'incidentLoad' })).code).toBe(
      'resource.missing',
    );
  });

  it('is arranged by its owner alone, and never with one card over another', async () => {
    const { dashboardId } = await hr.call(createDashboard, { title: 'Of a test' });
    const ask = { dataset: 'seat', of: 'count', groups: 'status' } as const;
    const [one, two] = await Promise.all(
      ['One', 'Two'].map(async (title) => (await hr.call(saveQuestion, { title, ...ask })).questionId),
    );
    const cards = [one!, two!].map((savedQuestionId) => ({ savedQuestionId, x: 0, y: 0, w: 6, h: 4 }));
    const changed = await hr.call(changeDashboard, { dashboardId, version: 1, cards });
    expect(overlap(changed.cards[0]!, changed.cards[1]!)).toBe(false);
    expect((await hr.refused(changeDashboard, { dashboardId, version: 1, cards })).code).toBe('resource.stale');
    const foreign = (await other.call(saveQuestion, { title: 'Foreign', ...ask })).questionId;
    const withForeign = [{ ...cards[0]!, savedQuestionId: foreign }];
    const refused = await hr.refused(changeDashboard, { dashboardId, version: changed.version, cards: withForeign });
    expect(refused.code).toBe('resource.missing');
    const attempt = { dashboardId, version: changed.version, cards: [] };
    expect((await other.refused(changeDashboard, attempt)).code).toBe('resource.missing');
    expect((await other.refused(dropDashboard, { dashboardId })).code).toBe('resource.missing');
  });

  it('shows no question that was deleted, and leaves its questions when it is', async () => {
    const { dashboardId } = await hr.call(createDashboard, { title: 'Seats of a test', starter: 'openSeats' });
    const { cards } = (await mine(dashboardId))!;
    await hr.call(dropQuestion, { savedQuestionId: cards[0]!.savedQuestionId });
    expect((await mine(dashboardId))!.cards).toHaveLength(cards.length - 1);
    await hr.call(dropDashboard, { dashboardId });
    expect(await mine(dashboardId)).toBeUndefined();
    const left = (await hr.call(listQuestions, {})).items.map(({ id }) => id);
    expect(left).toContain(cards[1]!.savedQuestionId);
  });
});
