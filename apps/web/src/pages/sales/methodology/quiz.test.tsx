import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, json } from '../../../../test/answers';
import { show } from '../../../../test/render';
import { queryClient } from '@/lib/query-client';
import type { Level, Result } from './level.rules';
import { Quiz } from './quiz';

const FIRST = '0192a000-0000-7000-8000-0000000000b1';
const SECOND = '0192a000-0000-7000-8000-0000000000b2';

const level: Level = {
  level: 2,
  title: 'Qualification',
  description: '',
  progress: 70,
  unlocked: true,
  bestScore: null,
  lessons: [],
  quiz: [
    { id: FIRST, question: 'Who decides?', options: ['The champion', 'The sponsor'] },
    { id: SECOND, question: 'What comes first?', options: ['The price', 'The problem'] },
  ],
};

/** Shows the quiz, which will be graded like this; answers what was sent. */
function take(result: Result) {
  const asked = answer({ '/api/sales/excellence/methodology/2/quiz': json(result) });
  show(
    <QueryClientProvider client={queryClient}>
      <Quiz level={level} />
    </QueryClientProvider>,
  );
  return () => asked.map(({ body }) => JSON.parse(body ?? '{}'));
}

const choose = (option: string) => userEvent.click(screen.getByRole('radio', { name: option }));
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit answers' }));
const question = (name: string) => within(screen.getByRole('radiogroup', { name }));

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  queryClient.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a quiz', () => {
  it('wants every question answered before it is sent', async () => {
    const sent = take({ score: 100, passed: true, progress: 100, missed: [] });
    await choose('The sponsor');
    await submit();
    expect(screen.getAllByText('Please choose an answer')).toHaveLength(1);
    expect(screen.getByRole('radio', { name: 'The price' })).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('says the score and which questions were missed', async () => {
    const sent = take({ score: 50, passed: false, progress: 70, missed: [SECOND] });
    await choose('The sponsor');
    await choose('The price');
    await submit();
    expect(await screen.findByText('50% this time')).toBeVisible();
    expect(screen.getByText(/^1 of 2 right/)).toBeVisible();
    expect(question('1. Who decides?').getByText('Right')).toBeVisible();
    expect(question('2. What comes first?').getByText('Not right yet')).toBeVisible();
    const answers = [
      { questionId: FIRST, option: 1 },
      { questionId: SECOND, option: 0 },
    ];
    expect(sent()).toEqual([{ answers }]);
  });

  it('starts over with nothing chosen', async () => {
    take({ score: 50, passed: false, progress: 70, missed: [SECOND] });
    await choose('The sponsor');
    await choose('The price');
    await submit();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(screen.queryByText('50% this time')).toBeNull();
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Submit answers' })).toBeVisible();
  });

  it('leads to the next level once passed', async () => {
    take({ score: 100, passed: true, progress: 100, missed: [] });
    await choose('The sponsor');
    await choose('The problem');
    await submit();
    expect(await screen.findByText('Passed with 100%')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to level 3' })).toHaveAttribute('href', '/?level=3');
  });
});
