/** Services whose rows become facts. */
export type FactService = 'talent' | 'sales' | 'healthcare' | 'cyber' | 'productivity';

export const factFieldKinds = ['text', 'number', 'money'] as const;
export type FactFieldKind = (typeof factFieldKinds)[number];

type FieldRow = {
  readonly kind: FactFieldKind;
  readonly label: string;
  readonly meaning: string;
};

type DatasetRow = {
  readonly service: FactService;
  readonly label: string;
  /** What one row is. */
  readonly one: string;
  /** What the day of a row says. */
  readonly day: string;
  /** Rows are about single persons: groups of fewer than five are hidden. */
  readonly personal: boolean;
  /** Where one of its rows opens, or the list they stand in where rows are about single persons. */
  readonly opens: string;
  readonly fields: Readonly<Record<string, FieldRow>>;
};

const text = (label: string, meaning: string): FieldRow => ({ kind: 'text', label, meaning });
const number = (label: string, meaning: string): FieldRow => ({ kind: 'number', label, meaning });
const money = (label: string, meaning: string): FieldRow => ({ kind: 'money', label, meaning });

/**
 * What becomes facts, and what is known of each beside its day, industry, team and person. A field's name is that of its
 * column.
 */
export const datasets = {
  application_stage: {
    service: 'talent',
    label: 'Hiring stages',
    one: 'One stage that somebody who applied has come to',
    day: 'The day they came to it',
    personal: true,
    opens: '/talent/recruit/pipeline?view=table',
    fields: {
      stage: text('Stage', 'The kind of stage'),
      source: text('Source', 'Where the application came from'),
      status: text('Status', 'Where the application stands now'),
      days: number('Days in stage', 'Days in the stage; none while they are still in it'),
    },
  },
  seat: {
    service: 'talent',
    label: 'Seats',
    one: 'One seat of the organization',
    day: 'The day it was opened',
    personal: false,
    opens: '/talent/recruit/pipeline?position=',
    fields: {
      status: text('Status', 'Whether it is open, on hold, filled or closed'),
      family: text('Job family', 'As the seat names it'),
      location: text('Location', 'Place of work'),
      days: number('Days open', 'Days from opening to filling; of an open seat there is none yet'),
    },
  },
  deal: {
    service: 'sales',
    label: 'Deals',
    one: 'One deal',
    day: 'Its close date',
    personal: false,
    opens: '/sales/opportunities?deal=',
    fields: {
      stage: text('Stage', 'Where the deal stands'),
      source: text('Source', 'Where the deal came from'),
      competitor: text('Competitor', 'Whom it is fought against'),
      amount: money('Amount', 'What the deal is worth'),
    },
  },
  shift: {
    service: 'healthcare',
    label: 'Shifts',
    one: 'One shift of a unit',
    day: 'The day it begins',
    personal: false,
    opens: '/healthcare/professional/shifts?view=roster&shift=',
    fields: {
      status: text('Status', 'Where the shift stands'),
      part: text('Day or night', 'When of the day it begins'),
      slots: number('Places', 'People it takes'),
      confirmed: number('Confirmed', 'People who are confirmed for it'),
    },
  },
  credential: {
    service: 'healthcare',
    label: 'Credentials',
    one: 'One license or certificate of a person',
    day: 'Its last day',
    personal: true,
    opens: '/healthcare/professional/credentials',
    fields: {
      name: text('Name', 'What it is called'),
      kind: text('Kind', 'License, certification and the like'),
      status: text('Status', 'Verified, waiting or revoked'),
    },
  },
  incident: {
    service: 'cyber',
    label: 'Incidents',
    one: 'One incident',
    day: 'The day it was reported',
    personal: false,
    opens: '/cyber/analyst/incidents?incident=',
    fields: {
      severity: text('Severity', 'How serious it is'),
      kind: text('Kind', 'What kind of incident it is'),
      status: text('Status', 'Where it stands'),
      response: number('Minutes to respond', 'Minutes from the report to the first response'),
    },
  },
  goal: {
    service: 'productivity',
    label: 'Goals',
    one: 'One goal that everybody in the organization sees',
    day: 'The day its period ends',
    personal: false,
    opens: '/productivity?view=goals&open=',
    fields: {
      status: text('Status', 'Where the goal stands'),
      score: number('Score', 'How far it has come, from 0 to 1'),
    },
  },
} as const satisfies Record<string, DatasetRow>;

export type Dataset = keyof typeof datasets;
export type Impersonal = { [D in Dataset]: (typeof datasets)[D]['personal'] extends true ? never : D }[Dataset];
export const datasetKeys = Object.keys(datasets) as [Dataset, ...Dataset[]];
export const datasetOf = (dataset: Dataset): DatasetRow => datasets[dataset];

/** Datasets of which no row is about a single person. */
export const impersonalDatasets = datasetKeys.filter((dataset) => !datasetOf(dataset).personal) as [
  Impersonal,
  ...Impersonal[],
];
