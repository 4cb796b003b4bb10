import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { days } from '../dates.js';
import { event, operation } from '../define.js';
import { day, instant, money, noContent, uuid, version } from '../paging.js';
import { mayOf } from '../record-may.js';
import { label, lineText, prose } from '../text.js';
import { AcceptedAction, Analysis, ModuleMetric, Run } from './excellence-shapes.js';
import { metricKeys } from './excellence/metrics.data.js';
import { excellenceModuleKeys, excellenceStateKeys } from './excellence/modules.js';

const read = ruleOf('sales.excellence');
/** Who starts sessions, has them analyzed and gives actions to people. */
const manage = { ...read, permission: ['MANAGE_EXCELLENCE'] as const };
/** Whose answers count. */
const answer = { ...read, audience: ['salesRep'] as const };

const Module = z.enum(excellenceModuleKeys);
const State = z.enum(excellenceStateKeys);
/** What else somebody may do with a module besides taking its session on. */
const excellenceActions = ['start', 'answer', 'accept'] as const;

export const listExcellence = operation('sales.excellence.list', {
  http: 'GET /api/sales/excellence/modules',
  access: read,
  summary: 'The eight modules of sales excellence with their last score, what changed, and what is open',
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        module: Module,
        /** State of the current session; null where there is none. */
        status: State.nullable(),
        /** Of the last analysis; null where there is none yet. */
        score: z.int().nullable(),
        /** Score of the analysis before it. */
        previousScore: z.int().nullable(),
        /** How many people the last analysis rests on. */
        n: z.int().min(0),
        analyzedAt: instant.nullable(),
        /** The dimension with the lowest score of the last analysis. */
        weakest: z.string().nullable(),
        /** How many people have answered everything in the current session. */
        answered: z.int().min(0),
        openActions: z.int().min(0),
        /** Assets in use, and those of them that have to be looked at again. */
        assets: z.int().min(0),
        staleAssets: z.int().min(0),
        /** How many statements of the current session the caller has left; 0 where they answer none. */
        left: z.int().min(0),
      }),
    ),
  }),
  effect: 'read',
});

export const getExcellence = operation('sales.excellence.get', {
  http: 'GET /api/sales/excellence/modules/:module',
  access: read,
  summary: 'One module: its session, my answers, its analysis with what changed, earlier runs and actions',
  input: z.object({ module: Module, excellenceSessionId: uuid().optional() }),
  output: z.object({
    module: Module,
    /** The current session; null where there is none. */
    session: z.object({ id: uuid(), status: State, startedAt: instant, ownerName: z.string(), version }).nullable(),
    may: mayOf(State, excellenceActions),
    /** How many people have answered everything in the current session. */
    answered: z.int().min(0),
    /** How many have answered and no longer sell: what they said is left out of the next analysis. */
    departed: z.int().min(0),
    /** How many people sell here. */
    sellers: z.int().min(0),
    /** My own, in the current session; null where I said that I do not know. */
    answers: z.array(z.object({ statement: z.string(), value: z.int().nullable() })),
    /** How many statements I have left; 0 where I answer none. */
    left: z.int().min(0),
    /** What my own answers come to, once none is left and until the session is analyzed. */
    own: Analysis.nullable(),
    /** The analysis asked for, or the last one. */
    shown: Run.extend({ analysis: Analysis }).nullable(),
    /** The analysis before it. */
    previous: Run.extend({ scores: z.array(z.object({ dimension: z.string(), score: z.int() })) }).nullable(),
    /** Every analysis, the last first. */
    runs: z.array(Run),
    actions: z.array(AcceptedAction),
  }),
  effect: 'read',
  errors: ['resource.missing'],
});

export const getExcellenceMetrics = operation('sales.excellence.metrics', {
  http: 'GET /api/sales/excellence/modules/:module/metrics',
  access: read,
  summary: 'Figures of a module from deals, accounts, territories, quotas, seats and the methodology',
  input: z.object({ module: Module }),
  output: z.object({
    items: z.array(ModuleMetric),
    /** Figures that are not among them because the service that keeps what they count did not answer. */
    missing: z.array(z.enum(metricKeys)),
  }),
  effect: 'read',
});

/** Rows of a figure that are shown at once. */
export const METRIC_ROWS = 200;

export const listMetricRows = operation('sales.excellence.rows', {
  http: 'GET /api/sales/excellence/modules/:module/metrics/:metric/rows',
  access: ruleOf('sales.excellence.rows'),
  summary: 'What a figure of a module counts, as far as I may see it: my own rows, or all of the organization',
  input: z.object({ module: Module, metric: z.enum(metricKeys), part: label().max(80).optional() }),
  output: z.object({
    items: z.array(
      z.object({
        id: uuid(),
        name: z.string(),
        detail: z.string(),
        /** What it adds to the figure; null where it is only counted. */
        value: z.number().nullable(),
        /** Whether it counts, of a share. */
        counts: z.boolean(),
        /** The screen that shows it; null where none does. */
        link: z.string().nullable(),
      }),
    ),
    total: z.int().min(0),
  }),
  effect: 'read',
  errors: ['resource.missing'],
});

export const answerStatement = operation('sales.excellence.answer', {
  http: 'PUT /api/sales/excellence/modules/:module/answers/:statement',
  access: answer,
  summary:
    'Say how far a statement holds, from 0 to 4, or that I do not know; kept at once, changed until the analysis',
  input: z.object({
    module: Module,
    statement: label().max(60),
    /** Null: I do not know. */
    value: z.int().min(0).max(4).nullable(),
  }),
  output: z.object({ left: z.int().min(0) }),
  effect: 'write',
  events: () => [excellenceChanged],
  errors: ['resource.missing', 'excellence.closed'],
});

/** What a session is about; all of it may be left open. */
const Inputs = z.object({
  company: lineText().max(120),
  product: prose().max(500),
  customer: prose().max(500),
  competitors: z.array(lineText().max(80)).max(5),
  /** Mean amount of a contract. */
  averageDeal: money.nullable(),
  cycleDays: z.int().min(1).max(2000).nullable(),
  winRate: z.int().min(0).max(100).nullable(),
  sellers: z.int().min(0).max(100_000).nullable(),
  /** What is to be won in a year. */
  yearlyTarget: money.nullable(),
});
export type ExcellenceInputs = z.infer<typeof Inputs>;

export const getExcellenceDraft = operation('sales.excellence.draft', {
  http: 'GET /api/sales/excellence/draft',
  access: manage,
  summary: 'My unfinished start of a session, and what sales already knows of its numbers',
  input: z.object({}),
  output: z.object({
    draft: z.object({ step: z.int(), module: Module.nullable(), inputs: Inputs, savedAt: instant }).nullable(),
    /** From deals, territories and quotas; what is not known is null. */
    known: Inputs.pick({
      competitors: true,
      averageDeal: true,
      cycleDays: true,
      winRate: true,
      sellers: true,
      yearlyTarget: true,
    }),
  }),
  effect: 'read',
});

export const saveExcellenceDraft = operation('sales.excellence.saveDraft', {
  http: 'PUT /api/sales/excellence/draft',
  access: manage,
  summary: 'Keep how far I am with starting a session',
  input: z.object({ step: z.int().min(1).max(4), module: Module.nullable(), inputs: Inputs }),
  ...noContent,
  effect: 'write',
  changes: ['sales.excellence.draft'],
});

export const startExcellence = operation('sales.excellence.start', {
  http: 'POST /api/sales/excellence/modules/:module/sessions',
  access: manage,
  summary: 'Start a session of a module, or run an analyzed one again; the one before is kept as history',
  input: z.object({ module: Module, inputs: Inputs.optional() }),
  output: z.object({ excellenceSessionId: uuid() }),
  effect: 'write',
  events: () => [excellenceChanged],
  success: 201,
  errors: ['excellence.running'],
});

export const analyzeExcellence = operation('sales.excellence.analyze', {
  http: 'POST /api/sales/excellence/modules/:module/analysis',
  access: manage,
  summary:
    'Have the current session analyzed from five complete answers of people who sell on; its answers are final from then on',
  input: z.object({ module: Module, version: version.optional() }),
  output: z.object({ score: z.int() }),
  effect: 'write',
  events: () => [excellenceChanged],
  errors: ['resource.missing', 'resource.stale', 'excellence.closed', 'excellence.few', 'excellence.figures'],
});

export const acceptExcellenceAction = operation('sales.excellence.accept', {
  http: 'POST /api/sales/excellence/modules/:module/actions',
  access: manage,
  summary: 'Accept an action of the last analysis: it becomes a task of its owner, and closing that closes it here',
  input: z.object({
    module: Module,
    action: label().max(60),
    ownerId: uuid('Please choose a colleague'),
    dueOn: days.planned,
  }),
  output: z.object({ actionId: uuid() }),
  effect: 'write',
  events: () => [excellenceActionAccepted, excellenceChanged],
  success: 201,
  errors: ['resource.missing', 'excellence.accepted', 'excellence.owner'],
});

const reads = ['sales.excellence.list', 'sales.excellence.get', 'sales.excellence.draft'];

/** Sessions, answers or actions of a module are others now. */
export const excellenceChanged = event(
  'sales.excellence.changed',
  z.object({ module: Module, change: z.enum(['started', 'answered', 'analyzed', 'accepted', 'action']) }),
  { live: { to: 'organization', access: read, refetches: reads } },
);

/** Somebody is to do what an analysis proposes. */
export const excellenceActionAccepted = event(
  'sales.excellence.actionAccepted',
  z.object({ module: Module, action: z.string(), taskId: uuid(), userId: uuid(), dueOn: day }),
);
