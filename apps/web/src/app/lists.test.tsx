import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { answerAll, lists, rowAt } from '../../test/lists';
import { me } from '../../test/people';
import { showSignedIn } from '../../test/signed-in';
import { useListFilters } from '../lib/use-list-filters';
import { listTasks } from '@talent-os/contracts/productivity/tasks';
import { pages } from './pages';
import { PageView } from './shell/page-view';

// Growing text areas listen for fonts, which jsdom does not have.
if (!('fonts' in document)) Object.assign(document, { fonts: new EventTarget() });

/** Lists whose rows people only open: nothing is done with a row that could be done with several. */
const opened = 'Its rows are opened, and what is done with one stands there';
/** What filters narrow here is figures: each opens its rows, in a list of its own. */
const figuresOnly: Readonly<Partial<Record<keyof typeof lists, string>>> = {
  getPlanAnalytics: 'Figures of planning',
  getRecruitAnalytics: 'Figures of hiring',
};

const unchosen: Readonly<Partial<Record<keyof typeof lists, string>>> = {
  getHeadcountPlan: 'A target is a number of its own for each team',
  getRequisitionBoard: opened,
  getTerritory: 'An account is proposed to a territory with a reason of its own',
  listAdvertised: 'Each is applied for with answers of its own',
  listAssets: 'Each is written, reviewed and published with its claims in view',
  listAuditEvents: 'A record can be read and nothing else',
  listChallenges: opened,
  listCommunityEvents: opened,
  listCommunityGroups: opened,
  listCompliance: 'A control is mended where its organization has set it',
  listDeals: opened,
  listDeployRequests: opened,
  listDevelopmentPlans: opened,
  listGoals: 'A check-in takes the values of each goal',
  listJourneyRuns: 'Who is on a journey is read; steps end by what happens',
  listJourneys: opened,
  listLessons: opened,
  listMyRequisitions: opened,
  listOpenCourses: opened,
  listOffboardings: opened,
  listOnboarding: opened,
  listPositions: opened,
  listReviewedGrants: 'Administrators read them; who answers for several does so on a screen of their own',
  listShifts: opened,
  listStatements: opened,
  listSuccessStories: 'Each is a person’s own, and taken back by who tells it',
  listTeamPeople: opened,
  listTenants: 'An organization is suspended for a reason of its own',
  listTerritories: opened,
  listThreats: opened,
  listTransitions: opened,
  listVulnerabilities: opened,
  ownCredentials: 'A renewal takes the document of each',
  searchOpportunities: 'Interest is expressed with a note of its own, three at most',
};

/** What a list lacks of what every list has; `deeds`: something can be done with several of its rows. */
async function lacks(list: HTMLElement, deeds: boolean): Promise<readonly string[]> {
  const { queryByRole, queryAllByRole } = within(list);
  const button = (name: string | RegExp) => queryByRole('button', { name }) !== null;
  await waitFor(() => expect(button('Columns') || button('Export CSV')).toBe(true));
  const filtered =
    list.querySelector('[data-filter-chip]') !== null || button('Filter') || queryByRole('searchbox') !== null;
  const choice = queryAllByRole('checkbox', { name: /^Choose / }).length > 0;
  const has = {
    views: queryByRole('navigation', { name: /^Views of / }) !== null,
    'filters in words': filtered,
    columns: button('Columns'),
    export: button('Export CSV'),
    'choice of rows': !deeds || choice,
  };
  return Object.entries(has).flatMap(([part, there]) => (there ? [] : [part]));
}

async function openList(name: keyof typeof lists, element?: ReactNode): Promise<HTMLElement> {
  const [asks, role, industry, address] = lists[name]!;
  const row = rowAt(address);
  await pages[row.path as keyof typeof pages]?.load();
  answerAll(
    me(role, industry, {
      internalMobility: true,
      compliances: ['HIPAA'],
      roleIndustries: [industry],
      addedPermissions: ['EXPORT_DATA'],
    }),
  );
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const as = address.includes('as=') ? '' : `${address.includes('?') ? '&' : '?'}as=table`;
  showSignedIn(element ?? <PageView route={row} />, address + as, row);
  return waitFor(() => {
    const found = document.querySelector<HTMLElement>(`[data-list="${asks}"]`);
    expect(found).not.toBeNull();
    return found!;
  });
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a list', () => {
  it.each(Object.keys(lists).filter((name) => !(name in figuresOnly)))(
    'has views, filters, columns, a file and what its rows allow: %s',
    async (name) => expect(await lacks(await openList(name), !(name in unchosen))).toEqual([]),
  );

  it('without them would be found', async () => {
    const Bare = () => {
      useListFilters(listTasks);
      return (
        <section data-list={listTasks.name}>
          <button>Export CSV</button>
        </section>
      );
    };
    const list = await openList('listTasks', <Bare />);
    expect(await lacks(list, true)).toEqual(['views', 'filters in words', 'columns', 'choice of rows']);
    expect(screen.queryByRole('navigation', { name: /^Views of/ })).toBeNull();
  });
});
