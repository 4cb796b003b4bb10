import { beforeAll, describe, expect, it } from '@jest/globals';
import { FEWEST_TO_SHOW, filtersText } from '@talent-os/contracts/facts/question.js';
import type { Sent } from '@talent-os/contracts';
import { listDatasets } from '@talent-os/contracts/intelligence/datasets.js';
import { countQuestions } from '@talent-os/contracts/intelligence/question-count.js';
import { askQuestion, dropQuestion, listQuestions, saveQuestion } from '@talent-os/contracts/intelligence/questions.js';
import { getAnswerPdf } from '@talent-os/contracts/intelligence/answer-pdf.js';
import { getIncident, listIncidents } from '@talent-os/contracts/cyber/incidents.js';
import { exportFactRows, listFactRows } from '@talent-os/contracts/intelligence/fact-rows.js';
import { eventually, newMember, ownerQuery, signIn, type Person } from '@talent-os/testing';

/** Years in which nobody but these tests has facts. */
const PERIOD = { from: '2031-01-01', until: '2031-12-31' };

let hr: Person;
let analystsHead: Person;

/** Facts of people who applied: how many came to a stage from a source in a month. */
async function came(people: number, stage: string, source: string, month: string): Promise<void> {
  for (let at = 0; at < people; at += 1)
    await ownerQuery(
      `insert into intelligence.fact_application_stage
         (organization_id, source_id, place, day, industry, department, person_id, stage, source, status, days)
       values ($1, gen_random_uuid(), 0, $2, 'SALES', 'Facts of a test', gen_random_uuid(), $3, $4, 'active', 3)`,
      [hr.organizationId, `${month}-10`, stage, source],
    );
}

const ask = (more: Partial<Sent<typeof askQuestion>> = {}) =>
  hr.call(askQuestion, { dataset: 'application_stage', of: 'count', ...PERIOD, ...more });

beforeAll(async () => {
  hr = await (await newMember('meridian', { role: 'HR_MANAGER', industry: 'SALES' })).signIn();
  analystsHead = await (await newMember('meridian', { role: 'DEPARTMENT_HEAD', industry: 'CYBER' })).signIn();
  await came(12, 'screen', 'Referral', '2031-02');
  await came(9, 'interview', 'Referral', '2031-02');
  await came(2, 'offer', 'Referral', '2031-02');
  await came(20, 'screen', 'Job board', '2031-03');
  await came(3, 'screen', 'Agency', '2031-03');
  await came(2, 'screen', 'Job board', '2031-06');
});

describe('a question', () => {
  it('counts, sums and averages by its groups', async () => {
    const { cells, total } = await ask({ groups: 'source' });
    const shown = cells.find(({ group }) => group === 'Referral');
    expect(shown).toMatchObject({ rows: 23, people: 23, value: 23, hidden: false });
    expect(total).toMatchObject({ value: 48, hidden: false });
    const mean = await ask({ of: 'average', field: 'days', groups: 'source' });
    expect(mean.cells.find(({ group }) => group === 'Referral')!.value).toBe(3);
  });

  it('equals the list of its owner', async () => {
    const state = await eventually(async () => {
      const one = (await analystsHead.call(listDatasets, {})).items.find(({ dataset }) => dataset === 'incident')!;
      expect(one.rebuiltAt).not.toBeNull();
      return one;
    });
    expect(state.facts).toBeGreaterThan(0);
    await eventually(async () => {
      const { total } = await analystsHead.call(listIncidents, { page: 1 });
      const period = { from: '2024-06-01', until: '2027-05-31' };
      const answer = await analystsHead.call(askQuestion, { dataset: 'incident', of: 'count', ...period });
      expect(answer.total.value).toBe(total);
    });
  });

  it('is a tagged PDF as well, for who may take it along', async () => {
    const pdf = async (person: Person, query: Readonly<Record<string, string>>) =>
      fetch(
        `${person.address}${getAnswerPdf.path}?${new URLSearchParams({ ...PERIOD, of: 'count', ...query }).toString()}`,
        {
          headers: { authorization: `Bearer ${person.token}` },
        },
      );
    const file = await pdf(hr, { dataset: 'application_stage', groups: 'source', title: 'Where people come from' });
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toContain('hiring-stages.pdf');
    expect(Buffer.from(await file.arrayBuffer()).toString('latin1', 0, 8)).toBe('%PDF-1.7');
    const asked = { dataset: 'incident', of: 'count', ...PERIOD } as const;
    expect((await hr.refused(getAnswerPdf, asked)).code).toBe('resource.missing');
    expect((await analystsHead.refused(getAnswerPdf, asked)).code).toBe('access.denied');
  });

  it('asks of fields that are there, and not for ever', async () => {
    const refused = async (more: Partial<Sent<typeof askQuestion>>) =>
      (await hr.refused(askQuestion, { dataset: 'application_stage', of: 'count', ...PERIOD, ...more })).code;
    expect(await refused({ groups: 'person_id' })).toBe('question.field');
    for (const id of ['source_id', 'organization_id', 'id'])
      expect(await refused({ groups: id })).toBe('question.field');
    expect(await refused({ of: 'sum', field: 'stage' })).toBe('question.field');
    expect(await refused({ groups: 'stage,source,month' })).toBe('question.long');
    expect(await refused({ groups: 'stage,source', filters: 'status=active' })).toBe('question.narrow');
    expect(await refused({ from: '2020-01-01' })).toBe('question.period');
    expect(await refused({ from: '2031-12-31', until: '2031-01-01' })).toBe('question.period');
    expect(await refused({ dataset: 'incident' })).toBe('resource.missing');
  });
});

describe('a filter with more values than anybody chooses', () => {
  const withValues = (count: number) =>
    filtersText([{ field: 'stage', values: Array.from({ length: count }, (_, at) => `v${at}`) }]);
  const asked = { dataset: 'application_stage', of: 'count', ...PERIOD } as const;

  it('is refused before anything is read, however many they are', async () => {
    expect((await ask({ filters: withValues(50) })).total.value).toBe(0);
    expect((await hr.refused(askQuestion, { ...asked, filters: withValues(51) })).code).toBe('question.long');
    expect((await hr.refused(askQuestion, { ...asked, filters: withValues(1_000) })).code).toBe('request.invalid');
    const query = new URLSearchParams({ ...asked, filters: withValues(10_000) }).toString();
    const { status } = await fetch(`${hr.address}${askQuestion.path}?${query}`, {
      headers: { authorization: `Bearer ${hr.token}` },
    });
    expect(Math.floor(status / 100)).toBe(4);
  });

  it('is kept by nobody', async () => {
    const { dataset, of } = asked;
    const save = (count: number) =>
      hr.refused(saveQuestion, { title: 'All of them', dataset, of, filters: withValues(count) });
    expect((await save(51)).code).toBe('question.long');
    expect((await save(9_000)).code).toBe('request.invalid');
  });
});

describe('what would tell of single persons', () => {
  it('is hidden, and so much beside it that no sum gives it away', async () => {
    const { cells, total } = await ask({ groups: 'stage' });
    const hidden = cells.filter((cell) => cell.hidden);
    expect(hidden.map(({ group }) => group)).toContain('offer');
    expect(hidden.length).toBeGreaterThan(1);
    for (const { rows, people, value } of hidden) expect([rows, people, value]).toEqual([null, null, null]);
    const shown = cells.reduce((sum, { value }) => sum + (value ?? 0), 0);
    expect(total.value! - shown).toBeGreaterThanOrEqual(FEWEST_TO_SHOW);
  });

  it('is told by no difference of two answers', async () => {
    // Three people of an agency came to the screen; each way around them is tried.
    const sources = ['Referral', 'Job board', 'Agency'];
    const stages = ['screen', 'interview', 'offer'];
    const unions = (values: readonly string[]) =>
      [1, 2, 3, 4, 5, 6, 7].map((mask) => values.filter((_, at) => mask & (1 << at)));
    const narrowed = (field: string, values: readonly string[]) => filtersText([{ field, values }]);
    const told = async (more: Partial<Sent<typeof askQuestion>>, of?: string) => {
      const { cells, total } = await ask(more);
      return (of === undefined ? total : cells.find(({ group }) => group === of))?.value ?? 0;
    };
    const screened = [
      told({ groups: 'stage' }, 'screen'),
      told({ filters: narrowed('stage', ['screen']) }),
      ...unions(sources).flatMap((some) => [
        told({ groups: 'stage', filters: narrowed('source', some) }, 'screen'),
        told({
          filters: filtersText([
            { field: 'stage', values: ['screen'] },
            { field: 'source', values: some },
          ]),
        }),
      ]),
    ];
    const all = [
      told({}),
      ...unions(sources).map((some) => told({ filters: narrowed('source', some) })),
      ...unions(stages).map((some) => told({ filters: narrowed('stage', some) })),
      // Periods are whole years.
      ...['2031-02-28', '2031-03-09', '2031-06-10'].map((until) => told({ until })),
    ];
    for (const questions of [screened, all]) {
      const answers = await Promise.all(questions);
      expect(answers.some((answer) => answer > 0)).toBe(true);
      for (const one of answers)
        for (const other of answers)
          expect(one === other || one === 0 || other === 0 || Math.abs(one - other) >= FEWEST_TO_SHOW).toBe(true);
    }
  });

  it('is hidden where it is all there is', async () => {
    const { total, cells } = await ask({ filters: filtersText([{ field: 'source', values: ['Agency'] }]) });
    expect(total).toMatchObject({ rows: null, value: null, hidden: true });
    expect(cells).toEqual([]);
  });
});

describe('the whole of an answer', () => {
  it('is what its groups come to, and null where there is nothing to sum', async () => {
    const seats = (day: string, status: string, days: number | null) =>
      ownerQuery(
        `insert into intelligence.fact_seat (organization_id, source_id, place, day, industry, department, status, days)
         values ($1, gen_random_uuid(), 0, $2, 'SALES', 'Seats of a test', $3, $4)`,
        [hr.organizationId, day, status, days],
      );
    for (const [nth, status] of ['filled', 'filled', 'open', 'closed'].entries())
      await seats(`2031-0${nth + 4}-01`, status, status === 'filled' ? 30 + nth : null);
    const asked = { dataset: 'seat', ...PERIOD, groups: 'status' } as const;
    const count = await hr.call(askQuestion, { ...asked, of: 'count' });
    expect(count.total).toMatchObject({ rows: 4, people: null, value: 4, hidden: false });
    const { groups: _groups, ...whole } = asked;
    for (const of of ['sum', 'average'] as const) {
      const one = await hr.call(askQuestion, { ...asked, of, field: 'days' });
      expect(one.total).toEqual((await hr.call(askQuestion, { ...whole, of, field: 'days' })).total);
      expect(one.total.value).toBe(of === 'sum' ? 61 : 30.5);
    }
    const open = { ...asked, filters: filtersText([{ field: 'status', values: ['open'] }]), field: 'days' };
    expect((await hr.call(askQuestion, { ...open, of: 'sum' })).total).toMatchObject({ rows: 1, value: null });
  });
});

describe('the rows of a figure', () => {
  const asked = { dataset: 'incident', from: '2024-06-01', until: '2027-05-31' } as const;

  // Others report incidents meanwhile.
  it('are as many as it counts, the latest first, and lead to their records', () =>
    eventually(async () => {
      const { total, cells } = await analystsHead.call(askQuestion, { ...asked, of: 'count', groups: 'severity' });
      const rows = await analystsHead.call(listFactRows, { ...asked, page: 1 });
      expect(rows.total).toBe(total.value);
      const days = rows.items.map(({ day }) => day);
      expect(days).toEqual(days.toSorted().toReversed());
      const [some] = cells;
      const filters = filtersText([{ field: 'severity', values: [some!.group!] }]);
      const ofGroup = await analystsHead.call(listFactRows, { ...asked, filters, page: 1 });
      expect(ofGroup.total).toBe(some!.value);
      expect(ofGroup.items.every(({ values }) => values[0] === some!.group)).toBe(true);
      const { id } = await analystsHead.call(getIncident, { incidentId: rows.items[0]!.sourceId });
      expect(id).toBe(rows.items[0]!.sourceId);
    }));

  it('are a file, for who may take them along', async () => {
    await hr.call(listDatasets, {});
    await eventually(async () => {
      const { csv, total } = await hr.call(exportFactRows, { ...asked, dataset: 'seat' });
      expect(csv.split('\r\n')[0]).toContain('Day,Industry,Team,Status,Job family,Location,Days open');
      expect(total).toBeGreaterThan(0);
      expect(csv.trim().split('\r\n')).toHaveLength(total + 1);
    });
    expect((await analystsHead.refused(exportFactRows, asked)).code).toBe('access.denied');
  });

  it('about single persons are opened in their own list', async () => {
    const refused = await hr.refused(listFactRows, { dataset: 'application_stage' as 'seat', ...PERIOD, page: 1 });
    expect(refused.code).toBe('request.invalid');
    expect((await hr.refused(listFactRows, { ...asked, page: 1 })).code).toBe('resource.missing');
  });
});

describe('saved questions', () => {
  it('are their writer’s alone, say when a field is gone, and are deleted', async () => {
    const { questionId } = await hr.call(saveQuestion, {
      title: 'Stages by source',
      dataset: 'application_stage',
      of: 'count',
      groups: 'stage,source',
      chart: 'stacked',
      days: 90,
    });
    const mine = async () => (await hr.call(listQuestions, {})).items.find(({ id }) => id === questionId);
    const { questions } = await hr.call(countQuestions, {});
    expect(questions).toBe((await hr.call(listQuestions, {})).items.length);
    expect(await mine()).toMatchObject({ title: 'Stages by source', groups: 'stage,source', broken: false, days: 90 });
    const other = await signIn('hr.manager@meridian.example');
    expect((await other.call(listQuestions, {})).items.map(({ id }) => id)).not.toContain(questionId);
    expect((await other.refused(dropQuestion, { savedQuestionId: questionId })).code).toBe('resource.missing');
    await ownerQuery(`update intelligence.saved_question set groups = 'stage,gone' where id = $1`, [questionId]);
    expect(await mine()).toMatchObject({ broken: true });
    await hr.call(dropQuestion, { savedQuestionId: questionId });
    expect(await mine()).toBeUndefined();
    expect(await hr.call(countQuestions, {})).toEqual({ questions: questions - 1 });
    const gone = { title: 'Gone', dataset: 'application_stage', of: 'count', groups: 'gone' } as const;
    expect((await hr.refused(saveQuestion, gone)).code).toBe('question.field');
  });
});
