import { describe, expect, it } from '@jest/globals';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { OnboardingTask } from '@talent-os/contracts/talent/onboarding';
import { firstDaysOf } from './first-days.rules';

const [me, them] = ['0192a000-0000-7000-8000-000000000001', '0192a000-0000-7000-8000-000000000002'];
const task = (title: string, dueOn: string, ownerId = me) => fixtureOf(OnboardingTask, { title, dueOn, ownerId });

describe('the first days', () => {
  it('are what is mine before the start, and everybody’s tasks of the first week, in the order of their days', () => {
    const { before, week } = firstDaysOf({
      startDate: '2026-12-28',
      employeeId: me,
      tasks: [
        task('Meet the team', '2027-01-03', them),
        task('Laptop', '2026-12-28', them),
        task('Sign the handbook', '2026-12-20'),
        task('Send the papers', '2026-12-10'),
        task('Order a chair', '2026-12-10', them),
        task('First review', '2027-01-04'),
      ],
    });
    expect(before.map(({ title }) => title)).toEqual(['Send the papers', 'Sign the handbook']);
    expect(week.map(({ title }) => title)).toEqual(['Laptop', 'Meet the team']);
  });
});
