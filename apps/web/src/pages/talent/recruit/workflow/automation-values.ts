import {
  assignedAs,
  automationTargetKeys,
  type AutomationAction,
  type AutomationRule,
  type AutomationTarget,
} from '@talent-os/contracts/talent/automation-shapes';
import type { StageType } from '@talent-os/contracts/talent/pipeline';

/** A rule while it is written: what nobody has chosen is the empty text. */
export type RuleValues = Pick<AutomationRule, 'event' | 'action' | 'target' | 'text'> & {
  readonly stage: StageType | '';
  readonly personId: string;
};

const NEW_RULE: RuleValues = {
  event: 'late',
  stage: '',
  action: 'notify',
  target: 'recruiter',
  personId: '',
  text: '{{name}} for {{position}} is in {{stage}}.',
};

/** What a form begins with. */
export const valuesOf = (rule: AutomationRule | undefined): RuleValues =>
  rule
    ? {
        event: rule.event,
        stage: rule.stage ?? '',
        action: rule.action,
        target: rule.target,
        personId: rule.personId ?? '',
        text: rule.text,
      }
    : NEW_RULE;

/** The rule a form holds. */
export const ruleOf = ({ stage, personId, ...rule }: RuleValues): AutomationRule => ({
  ...rule,
  stage: stage === '' ? null : stage,
  personId: namesSomebody(rule) && personId !== '' ? personId : null,
});

/** Whom an action can be for. */
export const targetsOf = (action: AutomationAction): readonly AutomationTarget[] =>
  action === 'assign' ? assignedAs : automationTargetKeys;

/** The target once the action is another one. */
export const targetFor = (action: AutomationAction, target: AutomationTarget): AutomationTarget =>
  targetsOf(action).includes(target) ? target : 'recruiter';

/** Whether a rule names a colleague. */
export const namesSomebody = ({ action, target }: Pick<RuleValues, 'action' | 'target'>): boolean =>
  action === 'assign' || target === 'person';

/** Whether a rule says all that is needed to try it. */
export const canBeTried = (values: RuleValues): boolean =>
  (!namesSomebody(values) || values.personId !== '') && (values.action !== 'notify' || values.text.trim() !== '');
