import { forAudience, may, type Rule } from '../access/rule.js';
import { ruleOf } from '../access/gates.js';

/** Who sets reasons, messages and pipelines for everybody who hires. */
export const hiringDesigner = ruleOf('talent.recruit.workflow.manage');
/** Who works with them: the hiring team, and whoever keeps a pipeline. */
export const designReader: Rule = {
  module: ['talent'],
  any: [forAudience('hiringTeam', 'admin'), may('MANAGE_PIPELINE')],
};
/** Who sees how hiring is set up. */
export const designPage = ruleOf('talent.recruit.workflow');
