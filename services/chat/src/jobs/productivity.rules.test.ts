import { describe, expect, it } from '@jest/globals';
import { excellencePages, keywords, readingOf } from './productivity.rules.js';

const on = (hubContext: string, pageContext = 'overview') => ({
  hubContext,
  hubTitle: 'Hub',
  pageContext,
  pageTitle: 'Page',
});
const read = (content: string) => readingOf(content, on('productivity'));
const flagsOf = (content: string) =>
  Object.entries(read(content).productivity).flatMap(([name, value]) => (value === true ? [name] : []));

describe('the keyword table', () => {
  it('has the eight keywords of the specification, in its order', () => {
    expect(keywords.map(({ keyword }) => keyword)).toEqual([
      'goal',
      'task',
      'plan',
      'metric',
      'progress',
      'efficiency',
      'automation',
      'review',
    ]);
  });

  it.each<[string, string, string[], string]>([
    ['My goal is ten calls', 'goal', ['hasGoals'], 'goal-setting'],
    ['GOALS for May', 'goal', ['hasGoals'], 'goal-setting'],
    ['Add a task for me', 'task', ['hasTasks'], 'task-management'],
    ['Which tasks are open?', 'task', ['hasTasks'], 'task-management'],
    ['What is the plan', 'plan', ['hasPlanning'], 'planning'],
    ['We planned this', 'plan', ['hasPlanning'], 'planning'],
    ['capacity planning', 'plan', ['hasPlanning'], 'planning'],
    ['Which metric counts', 'metric', ['hasMetrics'], 'metrics'],
    ['my progress?', 'progress', ['hasMetrics'], 'metrics'],
    ['more efficiency', 'efficiency', ['hasMetrics'], 'metrics'],
    ['automation of e-mail', 'automation', [], 'automation'],
    ['automate this', 'automation', [], 'automation'],
    ['review my week', 'review', [], 'review'],
  ])('%j is about %s', (content, keyword, flags, tag) => {
    const { productivity, tags, isRelated } = read(content);
    expect(productivity.extractedKeywords).toEqual([keyword]);
    expect(flagsOf(content)).toEqual(flags);
    expect(tags).toEqual([tag]);
    expect(isRelated).toBe(true);
  });

  it.each(['explain the plane', 'multitasking', 'goalkeeper', 'symmetrical metrical', 'previewing', 'a planet', ''])(
    'hears nothing in %j',
    (content) => {
      const { productivity, tags, isRelated, goals } = read(content);
      expect(productivity.extractedKeywords).toEqual([]);
      expect([tags, isRelated, goals]).toEqual([[], false, []]);
    },
  );

  it('names a tag once and keeps every keyword', () => {
    const { productivity, tags } = read('Plan metrics, progress and a review');
    expect(productivity.extractedKeywords).toEqual(['plan', 'metric', 'progress', 'review']);
    expect(tags).toEqual(['planning', 'metrics', 'review']);
  });
});

describe('the excellence hub', () => {
  it.each(excellencePages)('tags what is written on %s', (page) => {
    expect(readingOf('hello', on('excellence', page))).toMatchObject({ tags: [page], isRelated: false });
    expect(readingOf('my goal', on('excellence', page)).tags).toEqual(['goal-setting', page]);
  });

  it('tags nothing by its other pages, nor other hubs by these', () => {
    expect(readingOf('hello', on('excellence', 'structure')).tags).toEqual([]);
    expect(readingOf('hello', on('sales', 'gtm-strategy')).tags).toEqual([]);
  });
});

describe('goals', () => {
  it('are the sentences that state one', () => {
    const { goals } = read('Hi. My goal is ten calls a day! And a second goal:\nsell more. The goals are clear');
    expect(goals).toEqual(['My goal is ten calls a day!', 'And a second goal:', 'The goals are clear']);
  });

  it('are at most ten of at most 500 characters', () => {
    const { goals } = read(`Goal ${'x'.repeat(900)}. ${'A goal. '.repeat(30)}`);
    expect(goals).toHaveLength(10);
    expect(goals[0]).toHaveLength(500);
  });

  it('stand apart from the sentences that speak of a task', () => {
    const { goals, tasks } = read('My goal is ten calls. Task: call Acme on Monday. Thanks!');
    expect([goals, tasks]).toEqual([['My goal is ten calls.'], ['Task: call Acme on Monday.']]);
  });
});
