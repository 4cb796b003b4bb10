import { beforeAll, describe, expect, it } from '@jest/globals';
import { isReachable } from '@talent-os/contracts/navigation/reachable.js';
import { insightRuleOf } from '@talent-os/contracts/insights/rules.js';
import { countInsights } from '@talent-os/contracts/intelligence/insight-count.js';
import {
  acceptInsight,
  dismissInsight,
  listInsights,
  listRules,
  restoreInsight,
} from '@talent-os/contracts/intelligence/insights.js';
import { deleteTask, getTask, moveTask } from '@talent-os/contracts/productivity/tasks.js';
import { abilityFor } from '@talent-os/contracts';
import { eventually, newMember, principalOf, signIn, type Person } from '@talent-os/testing';

let head: Person;
let analystsHead: Person;

/** Their own organizations' heads of a department, whom no other test works as. */
const newHead = async (industry: 'SALES' | 'CYBER' | 'HEALTHCARE') =>
  (await newMember('meridian', { role: 'DEPARTMENT_HEAD', industry })).signIn();

beforeAll(async () => {
  [head, analystsHead] = await Promise.all([newHead('SALES'), newHead('CYBER')]);
});

/** Asked again where a machine that does much else answers in part. */
const insightsOf = (person: Person) =>
  eventually(async () => {
    const answer = await person.call(listInsights, {});
    expect(answer.missing).toEqual([]);
    return answer;
  });
const ruleOf = async (person: Person, rule: string) =>
  (await person.call(listRules, {})).items.find((one) => one.rule === rule)!;

describe('insights', () => {
  it('show to each person what they may act on, each with evidence, an age and an address that opens to them', async () => {
    for (const person of [head, analystsHead]) {
      const { items, rules } = await insightsOf(person);
      expect(items.length).toBeGreaterThan(0);
      expect(rules).toBe((await person.call(listRules, {})).items.length);
      const ability = abilityFor(principalOf(person));
      for (const { id, link, rows, evidence, since, title } of items) {
        expect([id, isReachable(ability, link)]).toEqual([id, true]);
        if (rows) expect([id, isReachable(ability, rows.link)]).toEqual([id, true]);
        expect(title.length).toBeGreaterThan(10);
        expect(evidence).toMatch(/^.{5,}\.$/);
        expect(Date.parse(since)).toBeLessThanOrEqual(Date.now());
      }
    }
    const [sales, cyber] = await Promise.all([insightsOf(head), insightsOf(analystsHead)]);
    const hubsOf = ({ items }: typeof sales) => new Set(items.map(({ hub }) => hub));
    expect(hubsOf(sales)).not.toContain('cyber');
    expect(hubsOf(cyber)).not.toContain('sales');
    expect(hubsOf(cyber)).toContain('cyber');
  });

  it('are counted at home as far as nobody has taken them up', async () => {
    await eventually(async () => {
      const { items } = await insightsOf(head);
      const open = items.filter(({ plan }) => plan === null).length;
      expect((await head.call(countInsights, {})).insights).toBe(open);
    });
  });

  it('are of nobody whose role has no such hub', async () => {
    const rep = await signIn('sales.rep@meridian.example');
    expect((await rep.refused(listInsights, {})).code).toBe('access.denied');
  });

  it('say nothing of how likely somebody is to leave or to do well', async () => {
    const told = JSON.stringify([await insightsOf(head), (await head.call(listRules, {})).items]);
    expect(told.toLowerCase()).not.toMatch(/likely to leave|flight risk|attrition|performance score|underperform/);
  });

  it('become a task of who takes one up, and are open again once that is over', async () => {
    const found = (await insightsOf(analystsHead)).items.find(({ plan }) => plan === null);
    const { rule, key, id } = found!;
    const { taskId } = await analystsHead.call(acceptInsight, { rule, key, due: null });
    const task = await analystsHead.call(getTask, { taskId });
    expect(task).toMatchObject({ source: 'insight', link: found!.link, status: 'todo' });
    const planned = (await insightsOf(analystsHead)).items.find((one) => one.id === id);
    expect(planned!.plan).toMatchObject({ mine: true, taskId });
    expect((await analystsHead.refused(acceptInsight, { rule, key, due: null })).code).toBe('insight.taken');
    await analystsHead.call(moveTask, { taskId, status: 'done', version: task.version });
    await eventually(async () =>
      expect((await insightsOf(analystsHead)).items.find((one) => one.id === id)?.plan).toBeNull(),
    );
    await analystsHead.call(deleteTask, { taskId });
  });

  it('that are not there cannot be taken up or dismissed', async () => {
    const gone = { rule: 'dealsStalled', key: 'nothing' } as const;
    expect((await head.refused(acceptInsight, { ...gone, due: null })).code).toBe('resource.missing');
    expect((await head.refused(dismissInsight, { ...gone, reason: 'minor' })).code).toBe('resource.missing');
    const foreign = { rule: 'incidentUnanswered', key: 'nothing', reason: 'minor' } as const;
    expect((await head.refused(dismissInsight, foreign)).code).toBe('resource.missing');
  });
});

describe('a dismissal', () => {
  it('raises the threshold of the rule for everybody, is seen by them, and is taken back by any of them', async () => {
    const colleague = await newHead('CYBER');
    const found = (await insightsOf(analystsHead)).items.find(({ rule }) => rule === 'workRoleThin')!;
    const { rule, key, value } = found;
    const before = await ruleOf(analystsHead, rule);
    const { dismissalId, threshold } = await analystsHead.call(dismissInsight, {
      rule,
      key,
      reason: 'known',
      note: 'A colleague starts in January.',
    });
    const after = await ruleOf(colleague, rule);
    expect(after.threshold).toBe(threshold);
    expect(insightRuleOf(rule).thresholds).toContain(threshold);
    expect(after.dismissals.find(({ id }) => id === dismissalId)).toMatchObject({
      reason: 'known',
      note: 'A colleague starts in January.',
      threshold,
    });
    const gone = (await insightsOf(colleague)).items.filter((one) => one.rule === rule);
    expect(gone.map((one) => one.key)).not.toContain(key);
    expect(gone.every((one) => one.value <= Math.min(value, threshold))).toBe(true);
    await colleague.call(restoreInsight, { dismissalId });
    expect((await ruleOf(analystsHead, rule)).threshold).toBe(before.threshold);
    expect((await insightsOf(analystsHead)).items.map(({ id }) => id)).toContain(found.id);
    await colleague.call(restoreInsight, { dismissalId });
  });

  it('needs a reason, and is none of the business of who may not act', async () => {
    const found = (await insightsOf(analystsHead)).items.find(({ rule }) => rule === 'workRoleThin')!;
    const { rule, key } = found;
    const refusal = await analystsHead.refused(dismissInsight, { rule, key, reason: '' as never });
    expect(refusal.errors?.[0]?.field).toBe('reason');
    const { dismissalId } = await analystsHead.call(dismissInsight, { rule, key, reason: 'minor' });
    expect((await head.refused(restoreInsight, { dismissalId })).code).toBe('resource.missing');
    expect((await head.call(listRules, {})).items.map((one) => one.rule)).not.toContain(rule);
    await analystsHead.call(restoreInsight, { dismissalId });
  });
});
