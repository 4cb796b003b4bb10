import { describe, expect, it } from '@jest/globals';
import { ids, officeScene, talk } from './test/office.js';

const { deals, tasks, own, swaps, incidents } = ids;
type Args = Readonly<Record<string, unknown>>;

/** The change a conversation ends in: its tool and what stands in it. */
async function ends(hub: string, ...texts: readonly string[]) {
  const change = await talk(officeScene(hub), ...texts);
  if (change?.kind === 'complete')
    return { tool: change.tool.name, args: change.known.args, origins: change.known.origins };
  if (change?.kind === 'asks') return { asks: change.draft.field, tool: change.draft.tool, options: change.options };
  return change;
}

describe('values in the words of people', () => {
  it.each<[hub: string, text: string, tool: string, args: Args]>([
    [
      'sales',
      'change the amount of the Second site deal to 1.2 million',
      'sales.deals.update',
      { amount: 120_000_000 },
    ],
    ['sales', 'bump Fleet renewal up to 55k', 'sales.deals.update', { amount: 5_500_000 }],
    ['sales', 'put nexora down as the competitor on Fleet renewal', 'sales.deals.update', { competitor: 'Nexora' }],
    ['sales', 'move the deal "Fleet renewal proposal" to negotiation', 'sales.deals.move', { stage: 'negotiation' }],
    ['sales', 'move the deal Fleet renewal to "negotiation"', 'sales.deals.move', { stage: 'negotiation' }],
    ['sales', 'rename the Fleet renewal deal to Northern Rollout', 'sales.deals.update', { name: 'Northern Rollout' }],
    [
      'productivity',
      'task chase legal about the terms, due tomorrow, urgent',
      'productivity.tasks.create',
      { title: 'chase legal about the terms', due: '2026-11-21', priority: 'urgent' },
    ],
    [
      'healthtech',
      'I am only free mondays to wednesdays, by day',
      'healthcare.availability.set',
      { parts: ['mon-day', 'tue-day', 'wed-day'] },
    ],
    [
      'productivity',
      'stop emailing me about tasks',
      'identity.notifications.prefer',
      { kind: 'task', channel: 'email', on: false },
    ],
    ['productivity', 'only send me one email a week pls', 'identity.notifications.prefer', { digest: 'weekly' }],
    ['productivity', 'quiet hours from 10pm till 6am', 'identity.notifications.prefer', { quietFrom: 22, quietTo: 6 }],
    ['sales', 'raise the amount of Fleet renewal to $55k', 'sales.deals.update', { amount: 5_500_000 }],
    ['sales', 'set the amount of the Orchard deal to forty five thousand', 'sales.deals.update', { amount: 4_500_000 }],
    ['sales', 'postpone the close date of Fleet renewal by a week', 'sales.deals.update', { closeDate: '2026-12-17' }],
    ['productivity', 'remind me to water the plants tomorrow', 'productivity.tasks.create', { due: '2026-11-21' }],
    [
      'productivity',
      'new task: tidy the shelf, due next Monday, low priority',
      'productivity.tasks.create',
      { due: '2026-11-23', priority: 'low' },
    ],
    ['sales', 'add a task to sign the contract tomorrow', 'productivity.tasks.create', { due: '2026-11-21' }],
    ['cyber', 'add a task to return the laptop tomorrow', 'productivity.tasks.create', { due: '2026-11-21' }],
    [
      'productivity',
      'set the priority of the task Order badges to urgent',
      'productivity.tasks.update',
      { taskId: tasks[0]!.id, priority: 'urgent', title: 'Order badges' },
    ],
    ['healthtech', 'I only want weekend nights', 'healthcare.availability.set', { parts: ['sat-night', 'sun-night'] }],
    [
      'healthtech',
      'I am available on Mondays and Tuesdays by day',
      'healthcare.availability.set',
      { parts: ['mon-day', 'tue-day'] },
    ],
    [
      'cyber',
      'change the severity of the laptop incident to critical: it held patient lists',
      'cyber.incidents.changeSeverity',
      { incidentId: incidents[0]!.id, severity: 'critical', note: 'it held patient lists' },
    ],
    [
      'cyber',
      'add a task to the odd sign-ins incident: call the owner',
      'cyber.incidents.addTask',
      { incidentId: incidents[1]!.id, title: 'call the owner' },
    ],
    [
      'productivity',
      'start a focus session on the yearly report',
      'productivity.sessions.create',
      { goals: ['yearly report'] },
    ],
    [
      'healthtech',
      'no weekends for me, I can only work days',
      'healthcare.availability.set',
      { parts: ['mon-day', 'tue-day', 'wed-day', 'thu-day', 'fri-day'] },
    ],
    [
      'cyber',
      'the laptop incident is under control, mark it as contained',
      'cyber.incidents.move',
      { incidentId: incidents[0]!.id, status: 'contained' },
    ],
    [
      'productivity',
      'put order stamps on my list for next Tuesday',
      'productivity.tasks.create',
      { title: 'order stamps', due: '2026-11-24' },
    ],
    [
      'productivity',
      'remind me to post the letter the day after tomorrow',
      'productivity.tasks.create',
      { due: '2026-11-22' },
    ],
    ['sales', 'make the Fleet renewal deal worth $75,500', 'sales.deals.update', { amount: 7_550_000 }],
    [
      'productivity',
      'no mails at night please, mute them from ten in the evening until seven in the morning',
      'identity.notifications.prefer',
      { quietFrom: 22, quietTo: 7 },
    ],
  ])('%s: %s', async (hub, text, tool, args) => {
    expect(await ends(hub, text)).toMatchObject({ tool, args });
  });
});

describe('what is told of a thing', () => {
  it.each<[hub: string, text: string, tool: string, args: Args]>([
    ['sales', 'Fleet renewal signed today', 'sales.deals.move', { dealId: deals[0]!.id, stage: 'closed_won' }],
    ['sales', 'the Second site deal is now 120 thousand', 'sales.deals.update', { amount: 12_000_000 }],
    ['cyber', 'the laptop incident is contained now', 'cyber.incidents.move', { status: 'contained' }],
    [
      'productivity',
      'the badges are ordered, tick that off',
      'productivity.tasks.move',
      { taskId: tasks[0]!.id, status: 'done' },
    ],
  ])('%s: %s', async (hub, text, tool, args) => {
    expect(await ends(hub, text)).toMatchObject({ tool, args });
  });

  it.each([
    ['sales', 'the Fleet renewal deal is important'],
    ['sales', 'I think Second site is our best deal'],
    ['sales', 'deals that are stalled'],
    ['productivity', 'the tasks that are due tomorrow'],
    ['cyber', 'the incidents that were closed last week'],
  ])('and asks for nothing: %s: %s', async (hub, text) => {
    expect((await talk(officeScene(hub), text))?.kind).not.toBe('complete');
  });
});

describe('what is missing', () => {
  it('is asked one by one, with choices that are answered by number, name or place', async () => {
    const asked = await ends('healthtech', 'swap one of my shifts');
    expect(asked).toMatchObject({ asks: 'shiftId', options: [{ value: own[0]!.id }, { value: own[1]!.id }] });
    const first = await ends('healthtech', 'swap one of my shifts', '2');
    expect(first).toMatchObject({ asks: 'assignmentId', tool: 'healthcare.swaps.propose' });
    const done = await ends('healthtech', 'swap one of my shifts', 'the second one', 'the one of Dana Reyes');
    expect(done).toMatchObject({ args: { shiftId: own[1]!.id, assignmentId: swaps[0]!.assignmentId } });
    const typo = await ends('sales', 'log a call', 'the pine vally one', 'they liked the demo');
    expect(typo).toMatchObject({ args: { dealId: deals[1]!.id, note: 'they liked the demo' } });
  });

  it('is a day in the words of a reply, too', async () => {
    const done = await ends('productivity', 'create a goal', 'read ten books', 'end of the year');
    expect(done).toMatchObject({ args: { title: 'read ten books', periodEnd: '2026-12-31' } });
    const shift = await ends(
      'healthtech',
      'publish a day shift in Telemetry on December 12',
      'Registered Nurse',
      'make it three people',
    );
    expect(shift).toMatchObject({ args: { date: '2026-12-12', startTime: '07:00', slots: 3 } });
  });

  it('leaves nothing out that was said before it was asked for', async () => {
    const change = await talk(officeScene('sales'), 'change the amount of a deal to 1.2 million', '1');
    expect(change).toMatchObject({ kind: 'complete', unplaced: [], known: { args: { amount: 120_000_000 } } });
    const shift = await talk(
      officeScene('healthtech'),
      'publish a night shift in Telemetry on Saturday, 2 people',
      '2',
    );
    expect(shift).toMatchObject({ kind: 'complete', unplaced: [], known: { args: { slots: 2, date: '2026-11-21' } } });
  });

  it('survives a question in between', async () => {
    const scene = officeScene('sales');
    const change = await talk(scene, 'log a call on a deal', 'which deals close this month?', 'Fleet renewal');
    expect(change).toMatchObject({ kind: 'asks', draft: { field: 'note', args: { dealId: deals[0]!.id } } });
  });

  it('is what the record holds where a change keeps it, and asked for where nothing is to change', async () => {
    expect(await ends('productivity', 'change the task Order badges')).toMatchObject({ asks: '' });
    const done = await ends('productivity', 'change the task Order badges', 'due: December 4, 2026');
    expect(done).toMatchObject({
      args: { due: '2026-12-04', title: 'Order badges' },
      origins: { title: 'record', due: 'said' },
    });
  });
});

describe('a correction', () => {
  it.each<[hub: string, first: string, second: string, args: Args]>([
    [
      'sales',
      'change the amount of Fleet renewal to 50k',
      'no, make it 40.5k',
      { amount: 4_050_000, dealId: deals[0]!.id },
    ],
    ['productivity', 'remind me to print the list tomorrow', 'Tuesday instead', { due: '2026-11-24' }],
    [
      'productivity',
      'mark the task Order badges as in progress',
      'actually make it done',
      { status: 'done', taskId: tasks[0]!.id },
    ],
  ])('%s: %s - %s', async (hub, first, second, args) => {
    const change = await talk(officeScene(hub), first, second);
    expect(change).toMatchObject({ kind: 'complete', corrects: true, known: { args } });
  });

  it('is none where it is another order', async () => {
    const change = await talk(
      officeScene('sales'),
      'change the amount of Fleet renewal to 50k',
      'log a call on Second site: fine',
    );
    expect(change).toMatchObject({ kind: 'complete', tool: { name: 'sales.deals.logActivity' } });
  });
});

describe('what is refused', () => {
  it('is a change that changes nothing', async () => {
    expect(await ends('sales', 'move Second site to proposal')).toMatchObject({
      kind: 'says',
      text: expect.stringContaining('already'),
    });
    expect(await ends('productivity', 'mark the task Call the printer as in progress')).toMatchObject({ kind: 'says' });
  });

  it('is a thing that only shares words with another one', async () => {
    const change = await talk(officeScene('general'), 'cancel the printer order');
    expect(change?.kind).not.toBe('complete');
  });

  it('is nothing that was only asked', async () => {
    expect(await ends('sales', 'which deals are in proposal?')).toBeUndefined();
    expect(await ends('healthtech', 'how many shifts do I have?')).toBeUndefined();
  });
});

describe('figures and days without a place', () => {
  it('are named beside the proposal', async () => {
    const change = await talk(officeScene('productivity'), 'start a focus session for 45 minutes on prospecting');
    expect(change).toMatchObject({
      kind: 'complete',
      unplaced: ['45 minutes'],
      known: { args: { goals: ['prospecting'] } },
    });
  });
});
