import type { AssetLineKind, AssetState, AssetWork } from '@talent-os/contracts/sales/asset-shapes.js';
import type { ExcellenceModuleKey } from '@talent-os/contracts/sales/excellence/modules.js';

/** Kind, text, address it rests on, days since it was checked. */
export type DemoLine = readonly [AssetLineKind, text: string, url?: string, checkedAgo?: number];
type DemoText = Readonly<Record<string, readonly DemoLine[]>>;

export type DemoAsset = {
  readonly module: ExcellenceModuleKey;
  readonly type: string;
  readonly title: string;
  readonly about?: string;
  readonly status: AssetState;
  /** What the version is that is written beside the one in use. */
  readonly next?: AssetWork;
  /** Which of those who manage sales wrote it: the first, or the second. */
  readonly author: 0 | 1;
  readonly begunAgo: number;
  readonly publishedAgo?: number;
  /** What was written under headings, beside what fills them. */
  readonly text: DemoText;
  /** What the next version says otherwise. */
  readonly change?: DemoText;
  readonly comments?: readonly (readonly [seller: number, ago: number, text: string])[];
  readonly votes?: readonly boolean[];
  /** How many deals it was used in. */
  readonly uses?: number;
};

const claim = (text: string, url: string, checkedAgo: number): DemoLine => ['claim', text, url, checkedAgo];
const advice = (text: string): DemoLine => ['advice', text];
const question = (text: string): DemoLine => ['question', text];
const unsourced = (text: string): DemoLine => ['claim', text];

const corvant = {
  'where-they-win': [
    claim('Live in 14 days; we take 32', 'https://corvant.example/onboarding', 20),
    claim('18% cheaper below 100 seats', 'https://corvant.example/pricing', 20),
  ],
  questions: [
    question('How often did a plan change after 6 AM last week?'),
    question('Who answers when a site runs out of people?'),
  ],
  objections: [
    advice('“Corvant is cheaper.” Below 100 seats, yes. Ask what a plan that changes once a night costs them.'),
  ],
  pricing: [advice('Hold the list price above 100 seats. Below, offer two years. More than 10% needs Victor.')],
  proof: [claim('Bell & Quartz cut overtime by 22% in one quarter', 'https://bellquartz.example/story', 34)],
};

const ofMeridian: readonly DemoAsset[] = [
  {
    module: 'gtm',
    type: 'competitive-battlecard',
    title: 'Against Corvant',
    about: 'Corvant',
    status: 'published',
    next: 'draft',
    author: 0,
    begunAgo: 54,
    publishedAgo: 50,
    text: {
      ...corvant,
      snapshot: [
        claim(
          'Plans crews for fleets of 50 to 400 vehicles, about 300 customers',
          'https://corvant.example/customers',
          20,
        ),
      ],
    },
    change: {
      snapshot: [
        claim('Plans crews for fleets of 50 to 400 vehicles, 410 customers', 'https://corvant.example/customers', 2),
      ],
      objections: [
        advice('“Corvant is cheaper.” Below 100 seats, yes. Ask what a plan that changes once a night costs them.'),
        unsourced('Saved overtime pays the difference within 7 months'),
      ],
    },
    comments: [
      [0, 9, 'They asked about the start in January again. The 32 days helped: I named every one of them.'],
      [2, 5, 'Their new price list is out since Monday.'],
    ],
    votes: [true, true, true, false, true],
    uses: 7,
  },
  {
    module: 'gtm',
    type: 'competitive-battlecard',
    title: 'Against Brightpath',
    about: 'Brightpath',
    status: 'stale',
    author: 1,
    begunAgo: 132,
    publishedAgo: 120,
    text: {
      snapshot: [claim('Bought by a payroll company in spring', 'https://brightpath.example/news', 121)],
      'where-they-win': [claim('Payroll and planning on one invoice', 'https://brightpath.example/suite', 121)],
      questions: [question('Who looks after planning there since the takeover?')],
      pricing: [advice('Never quote against their bundle: quote against its planning part.')],
    },
    votes: [true, true],
    uses: 3,
  },
  {
    module: 'gtm',
    type: 'competitive-battlecard',
    title: 'Against Nexora',
    about: 'Nexora',
    status: 'in_review',
    author: 1,
    begunAgo: 4,
    text: {
      snapshot: [claim('Sells to hospitals first; two logistics customers', 'https://nexora.example/customers', 4)],
      'where-they-win': [claim('Certified for two hospital suites', 'https://nexora.example/partners', 4)],
      questions: [question('Which system do your nurses plan in today?')],
      pricing: [advice('They discount in the last week of a quarter: agree on the scope before.')],
    },
    comments: [[1, 2, 'Ready from my side. I met them twice this month.']],
  },
  {
    module: 'gtm',
    type: 'ideal-customer-profile',
    title: 'Ideal customer, mid-market',
    about: 'Mid-market',
    status: 'published',
    author: 0,
    begunAgo: 36,
    publishedAgo: 30,
    text: {
      'why-now': [advice('Look for a second site opened within a year'), advice('Look for a new head of operations')],
    },
    votes: [true, true, true],
    uses: 5,
  },
  {
    module: 'gtm',
    type: 'buyer-persona',
    title: 'Buyer: operations lead',
    about: 'Operations lead',
    status: 'published',
    author: 1,
    begunAgo: 28,
    publishedAgo: 14,
    text: {
      goals: [advice('Wants fewer changes after 6 AM and no overtime nobody planned')],
      worries: [advice('Fears the weeks of the change more than the price')],
      decides: [advice('Asks finance last: bring the numbers before they have to ask')],
      say: [advice('“Your plan holds until noon” opens every talk')],
      avoid: [advice('No word about artificial intelligence before the second talk')],
    },
    votes: [true, false],
    uses: 4,
  },
  {
    module: 'gtm',
    type: 'value-proposition',
    title: 'Value proposition',
    status: 'in_review',
    author: 0,
    begunAgo: 7,
    text: {
      problem: [unsourced('A plan that changes by hand costs a site 11 hours a week')],
      proof: [claim('Bell & Quartz cut overtime by 22% in one quarter', 'https://bellquartz.example/story', 34)],
    },
    comments: [[3, 3, 'Where do the 11 hours come from? Customers ask.']],
  },
  {
    module: 'gtm',
    type: 'gtm-plan',
    title: 'Go-to-market plan, next year',
    status: 'draft',
    author: 1,
    begunAgo: 2,
    text: { channels: [advice('Two partners for hospitals, nobody else')] },
  },
  {
    module: 'analytics',
    type: 'pipeline-review',
    title: 'Pipeline review, this quarter',
    status: 'published',
    author: 0,
    begunAgo: 13,
    publishedAgo: 12,
    text: {},
    votes: [true],
  },
  {
    module: 'analytics',
    type: 'win-loss-report',
    title: 'Win-loss report, last half-year',
    status: 'draft',
    author: 0,
    begunAgo: 5,
    text: { 'why-won': [unsourced('Customers name the onboarding first')] },
  },
  {
    module: 'planning',
    type: 'capacity-plan',
    title: 'Capacity plan',
    status: 'published',
    author: 1,
    begunAgo: 33,
    publishedAgo: 25,
    text: { hires: [advice('Two account executives for the West by March')] },
    votes: [true],
  },
  {
    module: 'planning',
    type: 'territory-plan',
    title: 'Territory plan, Northeast',
    about: 'Northeast',
    status: 'archived',
    author: 0,
    begunAgo: 46,
    publishedAgo: 44,
    text: { activities: [advice('Ten first talks a week until the end of the quarter')] },
  },
  {
    module: 'enablement',
    type: 'sales-playbook',
    title: 'Sales playbook',
    status: 'published',
    author: 0,
    begunAgo: 6,
    publishedAgo: 3,
    text: {
      stages: [
        advice('Qualified: the person who decides has said what it costs to wait'),
        advice('Proposal: we know who else is asked, and until when'),
      ],
      talks: [advice('First talk: ask for last week’s plan, and count the changes together')],
      help: [advice('Jonah for enterprise, Robin for security questions')],
    },
    comments: [[1, 1, 'The part on the first talk is worth printing.']],
    votes: [true, true, true, true],
    uses: 6,
  },
  {
    module: 'enablement',
    type: 'ramp-plan',
    title: 'Ramp plan, account executives',
    status: 'draft',
    author: 1,
    begunAgo: 1,
    text: { 'first-week': [advice('Three customer talks to listen to, one each day from Tuesday')] },
  },
  {
    module: 'structure',
    type: 'coverage-model',
    title: 'Coverage model',
    status: 'draft',
    author: 0,
    begunAgo: 2,
    text: { rules: [advice('A new account goes to the territory it lies in, whoever found it')] },
  },
];

/** Assets of the demo organizations that sell. */
export const demoAssets: Readonly<Record<string, readonly DemoAsset[]>> = {
  meridian: ofMeridian,
  northwind: [
    {
      module: 'gtm',
      type: 'competitive-battlecard',
      title: 'Against Stellis',
      about: 'Stellis',
      status: 'draft',
      author: 0,
      begunAgo: 3,
      text: { pricing: [advice('They never move on the price: move on the start')] },
    },
  ],
};

/** What competitors were called before. */
export const demoAliases: Readonly<Record<string, readonly { readonly said: string; readonly name: string }[]>> = {
  meridian: [{ said: 'corvant systems', name: 'Corvant' }],
  northwind: [{ said: 'stellis group', name: 'Stellis' }],
};
