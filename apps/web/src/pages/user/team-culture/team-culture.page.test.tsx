import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { Kudos } from '@talent-os/contracts/identity/kudos';
import { WorkingAgreement } from '@talent-os/contracts/identity/team-culture';
import { Team } from '@talent-os/contracts/identity/teams';
import { answer, json, nothing } from '../../../../test/answers';
import { me } from '../../../../test/people';
import { showSignedIn } from '../../../../test/signed-in';
import { dismiss } from '@/lib/notify';
import { Component } from './team-culture.page';

const user = userEvent.setup({ delay: null });
const told = (text: string) => waitFor(() => expect(console.info).toHaveBeenCalledWith(`[SUCCESS] ${text}`));
const [TEAM, OTHER] = ['0192a000-0000-7000-8000-0000000000f1', '0192a000-0000-7000-8000-0000000000f2'];
const team = (more: Partial<Team>) => fixtureOf(Team, { id: TEAM, name: 'Sales', relation: 'member', ...more });
const self = me('SALES_REP').user;
const people = [
  { id: OTHER, name: 'Ada Lead', title: 'Head of sales', lead: true, way: null },
  { id: self.id, name: 'Sam Seller', title: 'Seller', lead: false, way: null },
];
const agreement = fixtureOf(WorkingAgreement, { number: 1, hours: 'Ten to three', publishedByName: 'Ada Lead' });

function visit(teams: readonly Team[], more: Parameters<typeof answer>[0] = {}) {
  const asked = answer({
    '/api/auth/me': json(me('SALES_REP')),
    '/api/teams/mine': json({ items: teams }),
    [`/api/teams/${TEAM}/culture`]: json({ agreement: null, people }),
    [`/api/teams/${TEAM}/kudos`]: json({ items: [], total: 0 }),
    ...more,
  });
  showSignedIn(<Component />, '/user/team-culture');
  return asked;
}

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  localStorage.clear();
  act(dismiss);
});

describe('team culture', () => {
  it('says where there is no team, and where the team has no agreement', async () => {
    visit([team({ relation: 'above' })]);
    expect(await screen.findByText('You are in no team')).toBeVisible();
  });

  it('lets the lead alone write the agreement', async () => {
    visit([team({})]);
    expect(await screen.findByText('Your team has no agreement yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Write the agreement' })).toBeNull();
  });

  it('publishes the next version from the words of the last one', async () => {
    const asked = visit([team({ relation: 'lead' })], {
      [`/api/teams/${TEAM}/culture`]: json({ agreement, people }),
      [`/api/teams/${TEAM}/agreements`]: json({ number: 2 }, 201),
    });
    await user.click(await screen.findByRole('button', { name: 'New version' }));
    const hours = await screen.findByRole('textbox', { name: /^Hours/ });
    expect(hours).toHaveValue('Ten to three');
    await user.type(hours, ' sharp');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await told('Version 2 of the agreement was published');
    const sent = asked.find(({ method }) => method === 'POST');
    expect(JSON.parse(sent!.body!)).toMatchObject({ hours: 'Ten to three sharp', number: 1 });
  });

  it('keeps what one says of oneself', async () => {
    const asked = visit([team({})], { '/api/user/way-of-working': nothing() });
    await user.click(await screen.findByRole('button', { name: 'Write mine' }));
    await user.type(await screen.findByRole('textbox', { name: /^Best hours/ }), 'Early');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await told('Your card was saved');
    expect(JSON.parse(asked.find(({ method }) => method === 'PUT')!.body!)).toMatchObject({ bestHours: 'Early' });
  });

  it('shows kudos, of which one’s own can be taken back', async () => {
    const given = (more: Partial<Kudos>) => fixtureOf(Kudos, { fromName: 'Sam Seller', toName: 'Ada Lead', ...more });
    const items = [
      given({ id: TEAM, text: 'For the call', may: { do: ['withdraw'] } }),
      given({ id: OTHER, text: 'For the plan', may: { do: [] } }),
    ];
    const asked = visit([team({})], {
      [`/api/teams/${TEAM}/kudos`]: json({ items, total: 2 }),
      [`/api/kudos/${TEAM}`]: nothing(),
    });
    const list = await screen.findByRole('list', { name: 'Kudos' });
    expect(within(list).getAllByRole('button')).toHaveLength(1);
    await user.click(within(list).getByRole('button', { name: 'Take back kudos for Ada Lead' }));
    await user.click(await screen.findByRole('button', { name: 'Take back' }));
    await told('Your kudos was taken back');
    expect(asked.some(({ method, url }) => method === 'DELETE' && url === `/api/kudos/${TEAM}`)).toBe(true);
  });
});
