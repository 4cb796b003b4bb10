import { expect, it } from '@jest/globals';
import { changeAnswerPolicy } from '@talent-os/contracts/chat/answering';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, json } from '../../../test/answers';
import { me } from '../../../test/people';
import { showSignedIn } from '../../../test/signed-in';
import { SettingsCard } from './settings-card';

it('saves at once what is changed, and sets it back', async () => {
  const asked = answer({ '/api/auth/me': json(me('ORGANIZATION_ADMIN')), [changeAnswerPolicy.path]: () => json({}) });
  const bodies = () =>
    asked.filter(({ url }) => url === changeAnswerPolicy.path).map(({ body }) => JSON.parse(body ?? '') as object);
  showSignedIn(
    <SettingsCard
      title="Answers"
      query={{ data: { dataFirst: true } }}
      operation={changeAnswerPolicy}
      done={({ dataFirst }) => (dataFirst ? 'Data first' : 'Models first')}
    >
      {(_, change) => <button onClick={() => change({ dataFirst: false })}>Ask models</button>}
    </SettingsCard>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Ask models' }));
  expect(await screen.findByText('Models first')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(bodies()).toEqual([{ dataFirst: false }, { dataFirst: true }]));
});
