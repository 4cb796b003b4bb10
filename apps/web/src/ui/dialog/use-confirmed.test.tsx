import { expect, it, jest } from '@jest/globals';
import { withdrawClearance } from '@talent-os/contracts/cyber/clearance';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, json, problem } from '../../../test/answers';
import { me } from '../../../test/people';
import { showSignedIn } from '../../../test/signed-in';
import { useConfirmed } from './use-confirmed';

const PATH = withdrawClearance.path;
type WithdrawalProps = { readonly once?: boolean; readonly onDone?: () => void };

function Withdrawal(follows: WithdrawalProps) {
  const [ask, question] = useConfirmed(withdrawClearance, (what: string) => ({
    input: {},
    title: `Withdraw ${what}?`,
    confirm: 'Withdraw',
    children: 'Nobody will look at it.',
    ...follows,
  }));
  return (
    <>
      <button onClick={() => ask('the report')}>Take back</button>
      {question}
    </>
  );
}

const question = () => screen.queryByRole('dialog', { name: 'Withdraw the report?' });

/** Asks, and says yes. */
async function confirm(answered: Response, follows: WithdrawalProps = {}) {
  const asked = answer({ '/api/auth/me': json(me('CYBER_ANALYST', 'CYBER')), [PATH]: answered });
  showSignedIn(<Withdrawal {...follows} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Take back' }));
  expect(question()).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(asked.some(({ url }) => url === PATH)).toBe(true));
}
const refused = () => problem(409, 'clearance.missing');

it('asks nothing before it is told what about, and no more once the write is done', async () => {
  const onDone = jest.fn();
  await confirm(json({}), { onDone });
  await waitFor(() => expect(question()).toBeNull());
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('keeps the question where the write fails', async () => {
  await confirm(refused());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Withdraw' })).toBeEnabled());
  expect(question()).not.toBeNull();
});

it('takes it away where another try would fail as well', async () => {
  await confirm(refused(), { once: true });
  await waitFor(() => expect(question()).toBeNull());
});
