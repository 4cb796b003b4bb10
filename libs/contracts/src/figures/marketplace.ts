import { admits } from '../access/ability.js';
import { listAdvertised } from '../talent/advertised-list.js';
import { listCollaborations, listMentorships } from '../talent/collaboration.js';
import { getMarketplace } from '../talent/marketplace.js';
import { searchOpportunities } from '../talent/mobility.js';
import { listPositions } from '../talent/positions.js';
import { listMyTransitions, listTransitions } from '../talent/transitions.js';
import { forAudience } from '../access/rule.js';
import type { Side } from '../access/tables.js';
import type { Output } from '../define.js';
import { figureTable, rowsOf, type FigureReader, type FigureRows } from './figure.js';

const internal = [rowsOf(searchOpportunities, { screen: '/sales/internal-mobility/opportunities' })];
const COLLABORATION = '/sales/collaboration';
/** Not yet under way, not yet refused. */
const pending = ['requested', 'in_review', 'approved'];

type Answer = Output<typeof getMarketplace>;

/** Counts of positions, each for its side alone. */
function positionCounts(data: Answer | undefined, { ability }: FigureReader) {
  const side = (name: Side) => data?.userProfile.sides[name] ?? true;
  const jobs: Partial<Answer['activeOpportunities']> = data?.activeOpportunities ?? {};
  return {
    hiring: {
      label: admits(ability, forAudience('recruiter')) ? 'Active Positions' : 'Open Positions',
      scope: 'your positions',
      value: jobs.hiring,
      shown: side('hiring'),
      rows: [rowsOf(listPositions, { screen: '/talent/recruit', filter: { status: 'open', mine: 'true' } })],
    },
    talent: {
      label: 'Available Opportunities',
      scope: 'in your industries',
      value: jobs.talent,
      shown: side('talent'),
      rows: [rowsOf(listAdvertised, { screen: '/candidate', view: { view: 'positions' } })],
    },
    professional: {
      label: 'Career Opportunities',
      scope: 'inside the company, in your industries',
      value: jobs.professional,
      shown: side('professional'),
      rows: internal,
    },
    internal: {
      label: 'Internal Opportunities',
      scope: 'in your industries',
      value: data?.internalMobility.availableOpportunities,
      shown: data?.internalMobility.hasAccess ?? true,
      rows: internal,
    },
  };
}

/** Moves as who steers them finds them, or one's own. */
const moves = (steers: boolean): FigureRows =>
  steers
    ? rowsOf(listTransitions, { screen: '/talent/transition', view: { view: 'table' }, filter: { pending: 'true' } })
    : rowsOf(listMyTransitions, {
        screen: '/talent/transition',
        sum: ({ items }) => items.filter(({ own, status }) => own && pending.includes(status)).length,
      });

function sharedCounts(data: Answer | undefined, { ability }: FigureReader) {
  const together: Partial<Answer['collaboration']> = data?.collaboration ?? {};
  const steers = admits(ability, listTransitions.access);
  return {
    collaborations: {
      label: 'Active Collaborations',
      scope: admits(ability, forAudience('admin')) ? 'of the organization' : 'with you in them',
      value: together.activeFourWayPositions,
      rows: [
        rowsOf(listCollaborations, {
          screen: COLLABORATION,
          sum: ({ items }) => items.filter(({ status, people }) => status === 'open' && people.length === 4).length,
        }),
      ],
    },
    transitions: {
      label: 'Pending Transitions',
      scope: steers ? 'moves you steer' : 'your own moves',
      value: together.pendingTransitions,
      shown: !data?.userProfile.sides.talent,
      rows: [moves(steers)],
    },
    mentorships: {
      label: 'Mentorship Opportunities',
      scope: 'open offers in your skills',
      value: together.mentorshipOpportunities,
      rows: [
        rowsOf(listMentorships, {
          screen: COLLABORATION,
          part: 'mentorship',
          sum: ({ items }) => items.filter(({ status, mine }) => status === 'open' && !mine).length,
        }),
      ],
    },
  };
}

export const marketplaceFigures = figureTable(getMarketplace, (data, _input, reader) => ({
  ...positionCounts(data, reader),
  ...sharedCounts(data, reader),
}));
