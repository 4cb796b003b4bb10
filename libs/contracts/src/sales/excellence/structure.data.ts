import { structureAssets } from './structure.assets.data.js';
import { action, says, type ExcellenceModule } from './module.js';

export const structure: ExcellenceModule = {
  label: 'Structure',
  place: 3,
  about: 'Who does what, for how many, and where work changes hands.',
  metrics: ['sellersPerManager', 'accountsPerSeller', 'territoryBalance', 'openSeats'],
  dimensions: [
    {
      key: 'roles',
      label: 'Roles',
      weight: 2,
      statements: [
        says('mine-clear', 'I know what is my job and what is not', 2),
        says('others-clear', 'I know whom to ask for what'),
        says('selling-time', 'More than half of my week is selling'),
        says('next-step', 'I know which role could be my next one'),
      ],
      actions: [
        action('role-page', 'Write one page a role: results, decisions, limits', 1),
        action('move-admin', 'Move the three largest administrative jobs away from sellers', 3),
      ],
    },
    {
      key: 'spans',
      label: 'Spans',
      weight: 2,
      metric: 'sellersPerManager',
      statements: [
        says('time-for-me', 'My manager has time for me every week', 2),
        says('accounts-served', 'I can look after all of my accounts'),
        says('decisions-quick', 'Decisions I need come within two days'),
        says('team-size', 'Our team has the right size for its work'),
      ],
      actions: [
        action('weekly-hour', 'Fix an hour a week for each seller with their manager', 1),
        action('sort-accounts', 'Sort accounts into served, watched and handed over', 2),
      ],
    },
    {
      key: 'coverage',
      label: 'Coverage',
      weight: 3,
      metric: 'territoryBalance',
      statements: [
        says('fair', 'Territories offer equal chances', 2),
        says('no-gaps', 'No good account is without a seller'),
        says('no-overlap', 'Two of us never call the same account unknowingly'),
        says('absence', 'When somebody is away, their accounts are looked after'),
      ],
      actions: [
        action('even-out', 'Propose account moves for the heaviest and the lightest territory', 2),
        action('stand-ins', 'Name a stand-in for every territory', 1),
      ],
    },
    {
      key: 'hand-offs',
      label: 'Hand-offs',
      weight: 2,
      statements: [
        says('lead-to-sales', 'A new contact reaches the right seller within a day', 2),
        says('sales-to-service', 'Service knows what we promised before it starts'),
        says('once', 'Customers tell their story only once'),
        says('owner', 'At every moment one person owns the customer'),
      ],
      actions: [
        action('promise-sheet', 'Hand every won deal over with a page of promises', 1),
        action('route-leads', 'Agree who takes which new contact, and how fast', 2),
      ],
    },
  ],
  assets: structureAssets,
};
