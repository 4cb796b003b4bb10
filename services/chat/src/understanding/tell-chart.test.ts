import { describe, expect, it } from '@jest/globals';
import type { Role } from '@talent-os/contracts';
import { questionAddress, type DrawnQuestion } from '@talent-os/contracts/facts/question-address.js';
import type { Answer } from '@talent-os/contracts/intelligence/questions.js';
import { DomainError } from '@talent-os/service-kit';
import fc from 'fast-check';
import { tellChart } from './tell-chart.js';
import { companyOf } from './test/company.js';

const TODAY = '2026-11-20';
const locale = { currency: 'USD', timezone: 'America/New_York' };
/** Hires by source this quarter as a chart. */
const hires: DrawnQuestion = {
  dataset: 'application_stage',
  of: 'count',
  groups: 'source',
  filters: 'stage=hired',
  chart: 'bars',
  days: 51,
};
const worth: DrawnQuestion = {
  dataset: 'deal',
  of: 'sum',
  field: 'amount',
  groups: 'month,stage',
  chart: 'stacked',
  days: 365,
};

type Cell = Answer['cells'][number];
const cell = (group: string | null, value: number | null, more: Partial<Cell> = {}): Cell => ({
  group,
  beside: null,
  rows: value,
  people: value,
  value,
  hidden: value === null,
  ...more,
});
const answerOf = (cells: readonly Cell[], total: Partial<Answer['total']> = {}): Answer => ({
  cells: [...cells],
  total: { rows: 21, people: 21, value: 21, hidden: false, ...total },
  more: false,
  from: '2026-10-01',
  until: TODAY,
  readAt: null,
  tookMs: 3,
});

/** What somebody of a role is told of a question, which is answered so. */
async function tell(question: DrawnQuestion | undefined, answer: () => Promise<Answer>, role: Role = 'HR_MANAGER') {
  const { scene, ctx } = companyOf(undefined, role);
  const asked: unknown[] = [];
  Object.assign(ctx, {
    call: (_operation: unknown, input: unknown) => {
      asked.push(input);
      return answer();
    },
  });
  let text = '';
  const links: (string | null)[] = [];
  const to: Parameters<typeof tellChart>[2] = {
    status: () => undefined,
    text: (piece) => void (text += piece),
    toolCall: () => undefined,
    toolResult: () => undefined,
    quotes: () => undefined,
    source: ({ link }) => links.push(link),
  };
  const isTold = await tellChart(question, scene, to, locale, TODAY);
  return { isTold, text, links, asked };
}
const told = (question: DrawnQuestion, answer: Answer, role?: Role) =>
  tell(question, () => Promise.resolve(answer), role);
const lines = (text: string) => text.split('\n').filter((line) => line.startsWith('|'));

describe('a chart that is told', () => {
  it('is the answer to the question, and leads to the same question, which can be changed there', async () => {
    const { isTold, text, links, asked } = await told(hires, answerOf([cell('Referral', 12), cell('Job board', 9)]));
    expect(isTold).toBe(true);
    const { chart: _chart, days: _days, ...question } = hires;
    expect(asked).toEqual([{ ...question, from: '2026-10-01', until: TODAY }]);
    expect(links).toEqual([questionAddress(hires)]);
    expect(text).toContain('**21** in all: Hiring stages by source; only stage: Hired, Oct 1, 2026 to Nov 20, 2026.');
    expect(lines(text)).toEqual(['| Source | Value |', '| --- | ---: |', '| Referral | 12 |', '| Job board | 9 |']);
    expect(text).toContain('Open it as a chart, and change it, on Data [1].');
  });

  it('says amounts in money, and both groups as people call them', async () => {
    const cells = [cell('2026-11', 4_200_000, { beside: 'closed_won' }), cell('2026-12', null, { hidden: false })];
    const { text } = await told(worth, answerOf(cells, { value: 4_200_000 }), 'DEPARTMENT_HEAD');
    expect(text).toContain('**$42,000** in all');
    expect(lines(text).slice(2)).toEqual(['| Nov 2026 | Closed won | $42,000 |', '| Dec 2026 | None | none |']);
  });

  it('says what is hidden, and nothing where all of it is', async () => {
    const some = await told(hires, answerOf([cell('Referral', 12), cell('Agency', null)]));
    expect(lines(some.text)).toContain('| Agency | hidden |');
    expect(some.text).toContain('What would tell of fewer than 5 people is hidden.');
    const all = await told(hires, answerOf([], { rows: null, people: null, value: null, hidden: true }));
    expect(all.text).toContain('not enough people to show this safely');
    expect(lines(all.text)).toEqual([]);
    expect(all.links).toEqual([questionAddress(hires)]);
  });

  it('names the first groups, and how many more there are as far as that is known', async () => {
    const many = (count: number) => answerOf(Array.from({ length: count }, (_, at) => cell(`Source ${at}`, 9)));
    const some = await told(hires, many(14));
    expect(lines(some.text)).toHaveLength(2 + 12);
    expect(some.text).toContain('…and 2 more.');
    expect((await told(hires, many(300))).text).toContain('…and more.');
  });

  it('is a table whatever people have written, and writes every figure as it is', async () => {
    const name = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('A | B', '[x](https://a.example)', 'a\\|b\n'),
    );
    const cells = fc.array(fc.tuple(name, fc.option(fc.nat(9_999), { nil: null })), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(cells, async (drawn) => {
        const { text } = await told(hires, answerOf(drawn.map(([group, value]) => cell(group, value))));
        const rows = lines(text).slice(2);
        expect(rows).toHaveLength(drawn.length);
        const columns = rows.map((row) => row.replaceAll(/\\./g, '').split('|').length);
        expect(new Set(columns)).toEqual(new Set([4]));
        const figures = rows.map((row) => row.slice(row.lastIndexOf(' | ') + 3, -2));
        expect(figures).toEqual(
          drawn.map(([, value]) => (value === null ? 'hidden' : new Intl.NumberFormat('en').format(value))),
        );
        expect(text).not.toContain('](http');
      }),
    );
  });

  it('is left to be answered otherwise where nothing is drawn, the rows are not theirs, or no answer comes', async () => {
    const answer = answerOf([cell('Referral', 12)]);
    expect(await tell(undefined, () => Promise.resolve(answer))).toMatchObject({ isTold: false, asked: [] });
    expect(await told(hires, answer, 'SALES_REP')).toMatchObject({ isTold: false, asked: [], text: '' });
    expect(await told(worth, answer, 'HEALTHCARE_PROFESSIONAL')).toMatchObject({ isTold: false, asked: [], text: '' });
    const refused = await tell(hires, () => Promise.reject(new DomainError('question.narrow')));
    expect(refused).toMatchObject({ isTold: false, text: '', links: [] });
  });
});
