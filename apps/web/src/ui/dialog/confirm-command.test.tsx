import { afterEach, expect, it, jest } from '@jest/globals';
import { withdrawClearance } from '@talent-os/contracts/cyber/clearance';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, json, problem } from '../../../test/answers';
import { me } from '../../../test/people';
import { showSignedIn } from '../../../test/signed-in';
import { ConfirmCommand } from './confirm-command';

const PATH = withdrawClearance.path;
const [onClose, onDone, onFailed] = [jest.fn(), jest.fn(), jest.fn()];
afterEach(() => {
  jest.clearAllMocks();
});

/** Asks, and says yes. */
async function confirm(
  answered: Response,
  follows: { readonly onDone?: () => void; readonly onFailed?: () => void } = {},
) {
  const asked = answer({ '/api/auth/me': json(me('CYBER_ANALYST', 'CYBER')), [PATH]: answered });
  showSignedIn(
    <ConfirmCommand
      operation={withdrawClearance}
      input={{}}
      title="Withdraw the report?"
      confirm="Withdraw"
      onClose={onClose}
      {...follows}
    >
      Nobody will look at it.
    </ConfirmCommand>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(asked.some(({ url }) => url === PATH)).toBe(true));
}
const refused = () => problem(409, 'clearance.missing');

it('closes once the write is done', async () => {
  await confirm(json({}));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

it('goes on as its owner says once the write is done', async () => {
  await confirm(json({}), { onDone });
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(onClose).not.toHaveBeenCalled();
});

it('stays where the write fails, so that it can be tried again', async () => {
  await confirm(refused());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Withdraw' })).toBeEnabled());
  expect(onClose).not.toHaveBeenCalled();
});

it('goes on as its owner says where the write fails', async () => {
  await confirm(refused(), { onFailed });
  await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1));
});
