import { z } from 'zod';
import { operation } from '../define.js';
import { instant, uuid, version } from '../paging.js';
import { automationChanged } from './automation-events.js';
import { acting, Automation, AutomationRun, passReasonKeys, writtenRule } from './automation-shapes.js';
import { designPage, hiringDesigner } from './hiring-design.js';
import { stageTypes } from './pipeline.js';

const automationId = uuid();

export const listAutomations = operation('talent.automations.list', {
  http: 'GET /api/talent/automations',
  access: designPage,
  summary: 'Automations of hiring with their versions: what each does when something happens to an application',
  input: z.object({}),
  output: z.object({ items: z.array(Automation) }),
  effect: 'read',
});

export const listAutomationRuns = operation('talent.automations.runs', {
  http: 'GET /api/talent/automations/runs',
  access: designPage,
  summary: 'What automations did last, each with the application it did it for, newest first',
  input: z.object({ automationId: automationId.optional() }),
  output: z.object({ items: z.array(AutomationRun) }),
  effect: 'read',
});

export const previewAutomation = operation('talent.automations.preview', {
  http: 'GET /api/talent/automations/preview',
  access: hiringDesigner,
  summary: 'What an automation would do for an application as it stands; nothing is done',
  input: z.object({
    ...acting,
    stage: z.enum(stageTypes).optional(),
    personId: uuid().optional(),
    applicationId: uuid(),
  }),
  output: z.object({
    /** The application stands in a stage the automation is for. */
    applies: z.boolean(),
    /** Why nothing would be done; null where something would. */
    reason: z.enum(passReasonKeys).nullable(),
    toNames: z.array(z.string()),
    /** What they are told, filled in. */
    text: z.string(),
    /** Times that would be offered. */
    slots: z.array(instant),
  }),
  effect: 'read',
  errors: ['resource.missing'],
});

const changes = { access: hiringDesigner, effect: 'write' as const, events: () => [automationChanged] };

export const createAutomation = operation('talent.automations.create', {
  http: 'POST /api/talent/automations',
  summary: 'Add an automation of hiring: it tells, assigns or schedules from now on, and never rejects',
  input: z.object(writtenRule),
  output: z.object({ automationId, version }),
  ...changes,
  success: 201,
  errors: ['automation.full'],
});

export const changeAutomation = operation('talent.automations.change', {
  http: 'PUT /api/talent/automations/:automationId',
  summary: 'Write the next version of an automation: what happens from now on follows it',
  input: z.object({ automationId, ...writtenRule, version }),
  output: z.object({ number: z.int().min(1), version }),
  ...changes,
  errors: ['resource.missing', 'resource.stale'],
});

export const switchAutomation = operation('talent.automations.switch', {
  http: 'POST /api/talent/automations/:automationId/switch',
  summary: 'Switch an automation on or off',
  input: z.object({ automationId, on: z.boolean() }),
  output: z.object({ version }),
  ...changes,
  errors: ['resource.missing'],
});
