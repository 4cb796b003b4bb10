import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { questionAddress } from '@talent-os/contracts/facts/question-address';
import { Answer } from '@talent-os/contracts/intelligence/questions';
import { answer, json } from '../../../../test/answers';
import { me } from '../../../../test/people';
import { showSignedIn } from '../../../../test/signed-in';
import { AnswerChart } from './answer-chart';

const cell = (group: string, value: number) => ({
  group,
  beside: null,
  rows: value,
  people: value,
  value,
  hidden: false,
});
const told = fixtureOf(Answer, { cells: [cell('Referral', 12), cell('Job board', 9)] });
const link = questionAddress({
  dataset: 'application_stage',
  of: 'count',
  groups: 'source',
  filters: 'stage=hired',
  chart: 'bars',
  days: 51,
});

const draw = (to: string, person = me('HR_MANAGER')) => {
  const asked = answer({ '/api/auth/me': json(person), '/api/data/answers': json(told) });
  showSignedIn([<AnswerChart key="chart" link={to} />, <p key="end">Below it</p>]);
  return asked;
};
const questions = (asked: ReturnType<typeof draw>) => asked.filter(({ url }) => url.startsWith('/api/data/answers'));

beforeEach(() => void jest.spyOn(console, 'info').mockImplementation(() => undefined));

describe('an answer that is a chart', () => {
  it('draws the question its source leads to', async () => {
    const asked = draw(link);
    expect(await screen.findByRole('img', { name: /^Hiring stages by source.*Referral.*12/ })).toBeVisible();
    const query = new URLSearchParams(questions(asked)[0]!.url.split('?')[1]);
    expect(Object.fromEntries(query)).toMatchObject({
      dataset: 'application_stage',
      of: 'count',
      groups: 'source',
      filters: 'stage=hired',
    });
  });

  it.each([
    ['whose reader may not ask', link, me('SALES_REP')],
    ['of a field that is gone', link.replace('groups=source', 'groups=gone'), me('HR_MANAGER')],
    ['without groups', link.replace('groups=source', ''), me('HR_MANAGER')],
  ])('asks nothing %s', async (_, to, person) => {
    const asked = draw(to, person);
    await waitFor(() => expect(screen.getByText('Below it')).toBeVisible());
    expect(questions(asked)).toEqual([]);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
