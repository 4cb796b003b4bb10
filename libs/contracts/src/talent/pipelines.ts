import { z } from 'zod';
import { industries } from '../access/tables.js';
import { uuids } from '../canonical.js';
import { operation } from '../define.js';
import { instant, uuid, WHOLE_MOST } from '../paging.js';
import { prose } from '../text.js';
import { pipelineChanged } from './hiring-design-events.js';
import { designPage, hiringDesigner } from './hiring-design.js';
import { MOST_STAGES, Stage } from './pipeline.js';

/** What interviewers rate beside the skills a position asks for, and what they are told to look at. */
const scorecard = {
  skillIds: uuids().max(12, 'Twelve skills are enough'),
  guidance: prose().max(1_000),
};

export const PipelineVersion = z.object({
  industry: z.enum(industries),
  /** Counts the versions of the pipeline, from 1. */
  number: z.int().min(1),
  /** Positions that are opened now follow it. */
  active: z.boolean(),
  stages: z.array(Stage),
  ...scorecard,
  skills: z.array(z.string()),
  /** Null for the standard pipeline, which nobody wrote. */
  authorName: z.string().nullable(),
  createdAt: instant.nullable(),
  /** Positions that follow it and take people. */
  positions: z.int().min(0),
  /** People under way in them. */
  people: z.int().min(0),
});
export type PipelineVersion = z.infer<typeof PipelineVersion>;

export const listPipelines = operation('talent.pipelines.list', {
  http: 'GET /api/talent/pipelines',
  access: designPage,
  summary: 'Versions of the hiring pipelines by industry, newest first, with the positions that follow each',
  input: z.object({}),
  output: z.object({
    items: z.array(PipelineVersion),
    /** Skills interviewers can be asked to rate, by name. */
    choices: z.array(z.object({ id: uuid(), name: z.string() })),
  }),
  effect: 'read',
});

export const publishPipeline = operation('talent.pipelines.publish', {
  http: 'POST /api/talent/pipelines/:industry',
  access: hiringDesigner,
  summary: 'Put a new version of a pipeline to use: positions opened from now on follow it, those that run keep theirs',
  input: z.object({
    industry: z.enum(industries),
    /** The version it was written from: refused where another is in use by now. */
    from: z.int().min(1).max(WHOLE_MOST),
    stages: z.array(Stage).min(1).max(MOST_STAGES, 'Twenty stages are enough'),
    ...scorecard,
  }),
  output: z.object({ number: z.int().min(1) }),
  effect: 'write',
  events: () => [pipelineChanged],
  success: 201,
  errors: ['resource.missing', 'pipeline.replaced'],
});
