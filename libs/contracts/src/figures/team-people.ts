import { scopeOf } from '../access/ability.js';
import { industryLabels } from '../access/tables.js';
import { listTeamPeople } from '../talent/team-people.js';
import { figureTable, rowsOf } from './figure.js';

/** What the people on their seats come to; each opens those it counts. */
export const teamPeopleFigures = figureTable(
  listTeamPeople,
  (list, { industry }, { ability }) => {
    const reach = scopeOf(ability, 'Requisition') === 'organization' ? 'your industries' : 'your team';
    const scope = industry ? `${reach}, ${industryLabels[industry]}` : reach;
    const figure = (label: string, value: number | undefined, filter: { successor?: string; uncovered?: string }) => ({
      label,
      scope,
      value,
      rows: [rowsOf(listTeamPeople, { screen: '/talent/plan/people', filter: { ...filter, industry } })],
    });
    const { totals } = list ?? {};
    return {
      people: figure('People', totals?.people, {}),
      successors: figure('Named successors', totals?.successors, { successor: 'true' }),
      uncovered: figure('Without a successor', totals?.uncovered, { uncovered: 'true' }),
    };
  },
  [{ input: {} }, { input: { industry: 'HEALTHCARE' } }],
);
