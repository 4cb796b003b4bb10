import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { event } from '../define.js';
import { workflowTriggerKeys } from './workflow-shapes.js';

/** A version of a workflow was written, put to use or thrown away. */
export const workflowChanged = event(
  'talent.workflow.changed',
  z.object({
    trigger: z.enum(workflowTriggerKeys),
    number: z.int(),
    how: z.enum(['created', 'changed', 'activated', 'discarded']),
  }),
  {
    live: {
      to: 'organization',
      access: ruleOf('talent.plan.workflow'),
      refetches: ['talent.workflows.list', 'talent.workflows.get', 'talent.workflows.simulate'],
    },
  },
);
