import { describe, expect, it } from '@jest/globals';
import { defaultWorkflows, type WorkflowDetail } from '@talent-os/contracts/talent/workflow-shapes';
import { chainText, conditionTexts, deciderText, passesText, reasonText, timeText } from './labels';

const dollars = (minor: number) => `$${minor / 100}`;
const [first, , last] = defaultWorkflows.requisition;
const shown = (more: Partial<WorkflowDetail['steps'][number]> = {}): WorkflowDetail['steps'][number] => ({
  ...first!,
  place: 1,
  personName: null,
  delegateName: null,
  holders: ['Ada', 'Bo'],
  uncovered: [],
  waiting: 0,
  late: 0,
  ...more,
});

describe('the words of a workflow', () => {
  it('name the chain, and when a step is taken', () => {
    expect(chainText(['department', 'hr'])).toBe('Department head → HR');
    expect(chainText(['manager', 'hr'], 'offer')).toBe('Hiring manager → HR');
    expect(chainText(['receiving', 'current', 'hr'], 'transition')).toBe('Receiving manager, Current manager, and HR');
    expect(conditionTexts(first!, dollars)).toEqual(['always']);
    expect(conditionTexts(last!, dollars)).toEqual(['pay outside the band']);
    const when = { departments: ['Sales', 'Service'], outsideBand: false, salaryOver: 9_000_000, headcountOver: 1 };
    expect(conditionTexts({ when }, dollars)).toEqual(['Sales or Service', 'pay above $90000', 'more than 1 seat']);
  });

  it('say who decides, and where it passes on', () => {
    expect(deciderText(shown())).toBe('Ada and Bo');
    expect(deciderText(shown({ holders: [] }))).toBe('Nobody holds this role');
    expect(deciderText(shown({ approver: 'manager' }), 'offer')).toContain('Who hires for the seat');
    expect(deciderText(shown({ approver: 'current' }), 'transition')).toContain('Whom the person reports to');
    expect(passesText(shown())).toBeUndefined();
    expect(passesText(shown({ uncovered: ['CYBER'], delegateName: 'Cy' }))).toMatch(
      /^Nobody in .*: there it goes to Cy$/,
    );
  });

  it('say how long it has and what follows', () => {
    expect(timeText(shown())).toBe('3 business days, then a reminder, the manager 1 business day later');
    expect(timeText(shown({ reminds: false, escalationDays: null }))).toBe('3 business days');
  });

  it('say why a step is taken or left out', () => {
    expect(reasonText('outsideBand', false)).toBe('the pay lies inside its band');
    expect(reasonText('headcountOver', true)).toBe('more seats than the limit');
  });
});
