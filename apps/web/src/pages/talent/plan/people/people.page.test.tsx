import { expect, it } from '@jest/globals';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import {
  ChartSeat,
  getPeopleChart,
  listTeamPeople,
  TeamPerson,
  TeamPersonDetail,
} from '@talent-os/contracts/talent/team-people';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, json } from '../../../../../test/answers';
import { me } from '../../../../../test/people';
import { showSignedIn } from '../../../../../test/signed-in';
import { Component } from './people.page';

const SEAT = '0192a000-0000-7000-8000-0000000000e1';
const person = { id: SEAT, name: 'Samir Khan', title: 'Account executive', successorFor: [], may: { do: [] } };

it('what a person may not be asked to do is not offered', async () => {
  const list = listTeamPeople.output.parse({
    items: [fixtureOf(TeamPerson, person)],
    total: 1,
    totals: { people: 1, successors: 0, uncovered: 1 },
    departments: [],
  });
  answer({
    '/api/auth/me': json(me('HIRING_MANAGER')),
    '/api/talent/people': json(list),
    [`/api/talent/people/${SEAT}`]: json(
      fixtureOf(TeamPersonDetail, { ...person, nextRole: null, nextFrom: null, readiness: null, needs: [], named: [] }),
    ),
  });
  showSignedIn([<Component key="page" />], '/talent/plan/people');
  await userEvent.click(await screen.findByRole('button', { name: 'Samir Khan' }));
  const drawer = await screen.findByRole('dialog', { name: 'Samir Khan' });
  expect(await within(drawer).findByText('Nobody is named for this seat.')).toBeInTheDocument();
  expect(within(drawer).queryByRole('group', { name: 'Actions' })).toBeNull();
});

it('the chart shows vacant seats and finds people with their manager', async () => {
  const seat = { managerId: SEAT, managerName: 'Dana Webb', department: 'Inside Sales' };
  const seats = [
    fixtureOf(ChartSeat, { ...seat, id: SEAT, personName: 'Samir Khan', status: 'filled' }),
    fixtureOf(ChartSeat, { ...seat, id: SEAT.replace('e1', 'e2'), personId: null, personName: null, status: 'open' }),
  ];
  answer({
    '/api/auth/me': json(me('HIRING_MANAGER')),
    '/api/talent/people/chart': json(getPeopleChart.output.parse({ seats })),
  });
  showSignedIn([<Component key="page" />], '/talent/plan/people?view=chart');
  const chart = await screen.findByRole('list', { name: 'Chart of people' });
  expect(within(chart).getByText('Vacant')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the chart' }), 'samir');
  await screen.findByText('Dana Webb');
  expect(await screen.findByRole('button', { name: 'Samir Khan' })).toBeInTheDocument();
});
