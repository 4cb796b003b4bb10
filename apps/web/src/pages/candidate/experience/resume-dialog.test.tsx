import { expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Output } from '@talent-os/contracts/define';
import type { readResume } from '@talent-os/contracts/talent/resume';
import { answer, json } from '../../../../test/answers';
import { me } from '../../../../test/people';
import { showSignedIn } from '../../../../test/signed-in';
import { Proposals } from './resume-dialog';

const found = (value: string, line = value) => ({ value, page: 1, line });
const read: Output<typeof readResume> = {
  contact: { name: found('Amelia Hart'), email: null, phone: null },
  entries: [
    {
      kind: 'job',
      title: found('Charge Nurse'),
      place: found('Larkfield Hospital'),
      startMonth: '2019-03',
      endMonth: null,
      period: found('March 2019 – Present', 'Larkfield Hospital | March 2019 – Present'),
      description: 'Led a ward',
    },
    {
      kind: 'education',
      title: found('Bachelor of Nursing'),
      place: null,
      startMonth: '2011-09',
      endMonth: '2015-05',
      period: found('Sept 2011 – May 2015'),
      description: '',
    },
  ],
};

// Growing text areas listen for fonts, which jsdom does not have.
if (!('fonts' in document)) Object.assign(document, { fonts: new EventTarget() });

it('what a résumé says is put right and added entry by entry, or left out', async () => {
  const asked = answer({
    '/api/auth/me': json(me('CANDIDATE')),
    '/api/talent/experience': json({ id: '0192a000-0000-7000-8000-0000000000c1', version: 1 }, 201),
  });
  const close = jest.fn();
  showSignedIn([<Proposals key="proposals" read={read} onClose={close} />]);
  const person = userEvent.setup();
  expect(await screen.findByText('Amelia Hart')).toBeVisible();
  const job = screen.getByRole('form', { name: 'Charge Nurse' });
  expect(within(job).getByText('From page 1: “Larkfield Hospital | March 2019 – Present”')).toBeVisible();
  await person.type(within(job).getByRole('textbox', { name: /^Title/ }), ' (Night)');
  await person.click(within(job).getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Charge Nurse' })).toBeNull());
  const added = asked.filter(({ method, url }) => method === 'POST' && url === '/api/talent/experience');
  expect(added.map(({ body }) => JSON.parse(body!) as object)).toMatchObject([
    { kind: 'job', title: 'Charge Nurse (Night)', place: 'Larkfield Hospital', startMonth: '2019-03', endMonth: null },
  ]);
  const studies = screen.getByRole('form', { name: 'Bachelor of Nursing' });
  await person.click(within(studies).getByRole('button', { name: 'Add' }));
  expect(await within(studies).findByText('Please say where it was')).toBeVisible();
  await person.click(within(studies).getByRole('button', { name: 'Leave out' }));
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalled();
});
