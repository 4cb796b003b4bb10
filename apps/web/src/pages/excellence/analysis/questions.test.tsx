import { expect, it } from '@jest/globals';
import { excellenceData } from '@talent-os/contracts/sales/excellence/all.data';
import { statementsOf } from '@talent-os/contracts/sales/excellence/module';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, json } from '../../../../test/answers';
import { me } from '../../../../test/people';
import { showSignedIn } from '../../../../test/signed-in';
import type { ModuleState } from '../module-state';
import { Questions } from './questions';

const MODULE = 'competencies';
const statements = statementsOf(excellenceData[MODULE]);
const state = { module: MODULE, answers: [] } as unknown as ModuleState;

it('what is typed faster than it is kept is kept all the same', async () => {
  const asked = answer({
    '/api/auth/me': json(me('SALES_REP')),
    ...Object.fromEntries(
      statements.map(({ key }) => [
        `/api/sales/excellence/modules/${MODULE}/answers/${key}`,
        // Nothing is kept before the test ends.
        () => new Promise<Response>(() => undefined),
      ]),
    ),
  });
  showSignedIn([<Questions key="questions" state={state} onClose={() => undefined} />], '/excellence');
  await screen.findByRole('heading', { name: statements[0]!.text });
  const person = userEvent.setup();
  await person.keyboard('3d1');
  await screen.findByRole('img', { name: `3 of ${statements.length} answered` });
  expect(screen.getByRole('heading', { name: statements[3]!.text })).toBeTruthy();
  expect(asked.filter(({ url }) => url.includes('/answers/')).map(({ body }) => JSON.parse(body!) as object)).toEqual([
    { value: 3 },
    { value: null },
    { value: 1 },
  ]);
});
