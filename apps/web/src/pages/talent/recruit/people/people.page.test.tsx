import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { CandidateRow, listCandidates, listDuplicates } from '@talent-os/contracts/talent/candidates';
import { PoolTemplate } from '@talent-os/contracts/talent/pool-message-shapes';
import { answer, json } from '../../../../../test/answers';
import { me } from '../../../../../test/people';
import { showSignedIn } from '../../../../../test/signed-in';
import { Component } from './people.page';

const [FIRST, SECOND, MERGE] = ['d1', 'd2', 'd3'].map((end) => `0192a000-0000-7000-8000-0000000000${end}`) as [
  string,
  string,
  string,
];
const hanna = fixtureOf(CandidateRow, { id: FIRST, personName: 'Hanna Vogel', skills: [], tags: [] });
const twin = (id: string, email: string) => ({
  id,
  version: 3,
  personName: 'Hanna Vogel',
  email,
  phone: '+1 312 555 0148',
  headline: 'Account executive',
  lastAt: '2026-03-09T10:00:00.000Z',
  consentUntil: id === FIRST ? '2027-06-01' : '2027-03-01',
  applications: 1,
  notes: 0,
});

it('two records are merged by the fields that were chosen', async () => {
  let pairs = [
    {
      first: twin(FIRST, 'hv@old.example'),
      second: twin(SECOND, 'jv@new.example'),
      reasons: ['phone'],
      differing: ['email'],
    },
  ];
  const asked = answer({
    '/api/auth/me': json(me('RECRUITER')),
    '/api/talent/candidates': () =>
      json(listCandidates.output.parse({ items: [hanna], total: 1, tags: [], skills: [] })),
    '/api/talent/candidates/duplicates': () => json(listDuplicates.output.parse({ items: pairs })),
    [`/api/talent/candidates/${FIRST}/merge`]: () => {
      pairs = [];
      return json({ id: MERGE });
    },
  });
  showSignedIn([<Component key="page" />], '/talent/recruit/people');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: '1 possible duplicate' }));
  const dialog = await screen.findByRole('dialog', { name: 'One person, two records?' });
  expect(await within(dialog).findByText(/the shorter one/)).toHaveTextContent('Mar 1, 2027');
  await user.click(within(dialog).getByRole('radio', { name: 'Mail of record B: jv@new.example' }));
  await user.click(within(dialog).getByRole('button', { name: 'Merge into A' }));
  await waitFor(() => {
    const sent = asked.find(({ url }) => url.endsWith('/merge'));
    expect(JSON.parse(sent?.body ?? '{}')).toEqual({ otherCandidateId: SECOND, take: ['email'], version: 3 });
  });
  expect(await within(dialog).findByText('Nobody is in the pool twice')).toBeInTheDocument();
});

it('a message is read as the first of them reads it, sent, and told how far it has come', async () => {
  const template = fixtureOf(PoolTemplate, { name: 'Keep in touch' });
  const mailing = {
    id: MERGE,
    subject: 'Hello',
    state: 'done',
    total: 1,
    sent: 1,
    leftOut: { expired: 0, optedOut: 0 },
  };
  const asked = answer({
    '/api/auth/me': json(me('RECRUITER')),
    '/api/talent/candidates': () =>
      json(listCandidates.output.parse({ items: [hanna], total: 1, tags: [], skills: [] })),
    '/api/talent/candidates/duplicates': () => json(listDuplicates.output.parse({ items: [] })),
    '/api/talent/pool-templates': json({ items: [template] }),
    [`/api/talent/pool-templates/${template.id}/preview`]: json({
      personName: 'Hanna Vogel',
      subject: 'Hanna, shall we talk?',
      body: 'We enjoyed talking with you.',
      recipients: 1,
      leftOut: { expired: 0, optedOut: 2 },
    }),
    '/api/talent/pool-mailings': () => json({ poolMailingId: MERGE }),
    [`/api/talent/pool-mailings/${MERGE}`]: json(mailing),
  });
  showSignedIn([<Component key="page" />], '/talent/recruit/people');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('checkbox', { name: /Hanna Vogel/ }));
  await user.click(await screen.findByRole('button', { name: /^Message…/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Message to 1 person' });
  await user.click(await within(dialog).findByRole('combobox', { name: 'Message' }));
  await user.click(await screen.findByRole('option', { name: 'Keep in touch' }));
  expect(await within(dialog).findByRole('region', { name: 'As Hanna Vogel reads it' })).toHaveTextContent(
    'Hanna, shall we talk?',
  );
  expect(within(dialog).getByText('Left out: 2 people who want no messages')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Send to 1' }));
  expect(await within(dialog).findByText('Sent to 1 person')).toBeInTheDocument();
  const sent = asked.find(({ url, body }) => url.endsWith('/pool-mailings') && body);
  expect(JSON.parse(sent?.body ?? '{}')).toEqual({ poolTemplateId: template.id, candidateIds: [FIRST] });
});
