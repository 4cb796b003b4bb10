import { beforeAll, describe, expect, it } from '@jest/globals';
import { disableAccount } from '@talent-os/contracts/identity/members.js';
import { getTask, moveTask } from '@talent-os/contracts/productivity/tasks.js';
import {
  acceptExcellenceAction,
  analyzeExcellence,
  answerStatement,
  getExcellence,
  getExcellenceDraft,
  listExcellence,
  saveExcellenceDraft,
  startExcellence,
  type ExcellenceInputs,
} from '@talent-os/contracts/sales/excellence.js';
import { excellenceData } from '@talent-os/contracts/sales/excellence/all.data.js';
import { statementsOf } from '@talent-os/contracts/sales/excellence/module.js';
import { addDays } from '@talent-os/service-kit/calendar';
import { demoToday, eventually, newMember, type Person } from '@talent-os/testing';

const MODULE = 'success';
const statements = statementsOf(excellenceData[MODULE]).map(({ key }) => key);
const inputs: ExcellenceInputs = {
  company: 'Northwind',
  product: 'Planning',
  customer: 'Operations',
  competitors: ['Corvant'],
  averageDeal: 2_000_000,
  cycleDays: 60,
  winRate: null,
  sellers: 40,
  yearlyTarget: null,
};

let admin: Person;
let sellers: Person[];

beforeAll(async () => {
  admin = await (await newMember('northwind', { role: 'ORGANIZATION_ADMIN', industry: 'SALES' })).signIn();
  const seat = { role: 'SALES_REP', industry: 'SALES' } as const;
  sellers = await Promise.all(Array.from({ length: 5 }, async () => (await newMember('northwind', seat)).signIn()));
});

const read = (person: Person, more = {}) => person.call(getExcellence, { module: MODULE, ...more });
const answerAll = async (person: Person, value: number) => {
  for (const statement of statements) await person.call(answerStatement, { module: MODULE, statement, value });
};

describe('a session of sales excellence', () => {
  it('is kept as a draft, started, answered by five, analyzed, and run again', async () => {
    await admin.call(saveExcellenceDraft, { step: 3, module: MODULE, inputs });
    expect((await admin.call(getExcellenceDraft, {})).draft).toMatchObject({ step: 3, module: MODULE, inputs });
    const { excellenceSessionId } = await admin.call(startExcellence, { module: MODULE, inputs });
    expect((await admin.call(getExcellenceDraft, {})).draft).toBeNull();
    expect((await admin.refused(startExcellence, { module: MODULE })).code).toBe('excellence.running');

    const [first, ...others] = sellers as [Person, ...Person[]];
    const before = await read(first);
    expect(before).toMatchObject({ left: statements.length, own: null, shown: null, may: { to: [], do: ['answer'] } });
    await first.call(answerStatement, { module: MODULE, statement: statements[0]!, value: null });
    await first.call(answerStatement, { module: MODULE, statement: statements[0]!, value: 4 });
    expect(await read(first)).toMatchObject({
      left: statements.length - 1,
      answers: [{ statement: statements[0], value: 4 }],
    });
    await answerAll(first, 1);
    const own = await read(first);
    expect(own.left).toBe(0);
    expect(own.own?.findings.filter(({ kind }) => kind === 'answers')).toHaveLength(statements.length);

    expect(await read(admin)).toMatchObject({ answered: 1, answers: [], own: null, may: { to: [], do: [] } });
    expect((await admin.refused(analyzeExcellence, { module: MODULE })).code).toBe('excellence.few');
    for (const other of others) await answerAll(other, 2);
    // Who has answered and left since speaks for the team no longer.
    const leaver = await (await newMember('northwind', { role: 'SALES_REP', industry: 'SALES' })).signIn();
    await answerAll(leaver, 4);
    expect(await read(admin)).toMatchObject({ answered: 6, departed: 0 });
    await admin.call(disableAccount, { userId: leaver.id });
    expect(await read(admin)).toMatchObject({ answered: 5, departed: 1 });
    const { session, may } = await read(admin);
    expect(may.to).toEqual(['analyzed']);
    const analyses = await Promise.all(
      [1, 2].map(() => admin.send(analyzeExcellence, { module: MODULE, version: session!.version })),
    );
    expect(analyses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = await first.refused(answerStatement, { module: MODULE, statement: statements[0]!, value: 3 });
    expect(refused.code).toBe('excellence.closed');

    const { shown } = await read(first);
    expect(shown).toMatchObject({ excellenceSessionId, n: 5 });
    for (const { said, n, statements: means } of shown!.analysis.dimensions) {
      expect([said, n]).toEqual([45, 5]);
      expect(means.map(({ mean }) => mean)).toEqual([1.8, 1.8, 1.8, 1.8]);
    }
    const { items } = await admin.call(listExcellence, {});
    expect(items.find(({ module }) => module === MODULE)).toMatchObject({
      score: shown!.score,
      n: 5,
      status: 'analyzed',
    });

    await admin.call(startExcellence, { module: MODULE });
    const again = await read(admin);
    expect(again).toMatchObject({ answered: 0, runs: [{ excellenceSessionId }], session: { status: 'in_progress' } });
    expect((await read(admin, { excellenceSessionId })).shown).toMatchObject({ score: shown!.score });
    expect((await admin.refused(getExcellence, { module: MODULE, excellenceSessionId: admin.id })).code).toBe(
      'resource.missing',
    );
  });

  it('gives an action to somebody as a task, once, and sees what becomes of it', async () => {
    const { shown } = await read(admin);
    const [idea] = shown!.analysis.ideas;
    const [owner] = sellers as [Person];
    const wish = {
      module: MODULE,
      action: idea!.action,
      ownerId: owner.id,
      dueOn: addDays(demoToday('northwind'), 7),
    } as const;
    expect((await admin.refused(acceptExcellenceAction, { ...wish, action: 'fly' })).code).toBe('resource.missing');
    const yesterday = addDays(demoToday('northwind'), -1);
    expect((await admin.refused(acceptExcellenceAction, { ...wish, dueOn: yesterday })).code).toBe('request.invalid');
    const answers = await Promise.all([1, 2].map(() => admin.send(acceptExcellenceAction, wish)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);

    const accepted = (await read(owner)).actions.find(({ action }) => action === idea!.action)!;
    expect(accepted).toMatchObject({ status: 'open', mine: true, dueOn: wish.dueOn });
    const { taskId } = accepted;
    const task = await eventually(() => owner.call(getTask, { taskId }));
    expect(task).toMatchObject({ due: wish.dueOn, source: 'insight', link: `/excellence/${MODULE}/analysis` });
    await owner.call(moveTask, { taskId, version: task.version, status: 'done' });
    await eventually(async () => {
      const { actions } = await read(admin);
      expect(actions.find(({ id }) => id === accepted.id)).toMatchObject({ status: 'done' });
    });
  });

  it('knows what sales knows of its numbers', async () => {
    const { known } = await admin.call(getExcellenceDraft, {});
    expect(known.competitors.length).toBeGreaterThan(0);
    for (const value of [known.averageDeal, known.cycleDays, known.winRate, known.sellers, known.yearlyTarget])
      expect(value).toBeGreaterThan(0);
  });
});
