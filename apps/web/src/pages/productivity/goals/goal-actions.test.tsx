import { expect, it } from '@jest/globals';
import { getGoal, type GoalDetail } from '@talent-os/contracts/productivity/goals';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { answer, json } from '../../../../test/answers';
import { me } from '../../../../test/people';
import { showSignedIn } from '../../../../test/signed-in';
import { GoalActions } from './goal-actions';

const draft = fixtureOf(getGoal.output, { status: 'draft', may: { to: ['active'], do: ['checkIn'] } });
const active: GoalDetail = { ...draft, status: 'active', may: { to: [], do: ['checkIn'] } };

function Place() {
  const [goal, setGoal] = useState<GoalDetail>(draft);
  return (
    <>
      <GoalActions goal={goal} onEdit={() => undefined} onRemoved={() => undefined} />
      <button type="button" onClick={() => setGoal(active)}>
        News
      </button>
    </>
  );
}

it('keeps the question that is asked when the goal becomes another one meanwhile', async () => {
  answer({ '/api/auth/me': json(me('SALES_REP', 'SALES')) });
  showSignedIn(<Place />);
  await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
  expect(await screen.findByRole('dialog', { name: 'Start this goal?' })).toBeDefined();
  fireEvent.click(screen.getByText('News'));
  expect(await screen.findByText('Active')).toBeDefined();
  expect(screen.getByRole('dialog', { name: 'Start this goal?' })).toBeDefined();
});
