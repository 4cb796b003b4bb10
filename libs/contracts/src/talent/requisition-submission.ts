import type { FieldError } from '../errors.js';

/** What of a request its submission looks at. Pay in minor units a year; days as `2026-11-20`. */
type SubmittedRequisition = {
  readonly department: string;
  readonly location: string;
  readonly remote: boolean;
  readonly justification: string;
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  readonly targetStartDate: string | null;
};

/** What a draft still lacks before it can be sent, a message per field. `today` is the organization's. */
export function lackingIn(asked: SubmittedRequisition, today: string): FieldError[] {
  const { salaryMin, salaryMax, targetStartDate } = asked;
  const isEmpty = (text: string) => text.trim() === '';
  const findings: readonly (readonly [boolean, string, string])[] = [
    [isEmpty(asked.department), 'department', 'Please choose a team'],
    [isEmpty(asked.location) && !asked.remote, 'location', 'Please say where, or that it is remote'],
    [isEmpty(asked.justification), 'justification', 'Please say why these seats are needed'],
    [salaryMin === null, 'salaryMin', 'Please enter an amount'],
    [salaryMax === null, 'salaryMax', 'Please enter an amount'],
    [
      salaryMin !== null && salaryMax !== null && salaryMin > salaryMax,
      'salaryMax',
      'At least as much as the lower end',
    ],
    [targetStartDate === null, 'targetStartDate', 'Please choose a day'],
    [targetStartDate !== null && targetStartDate < today, 'targetStartDate', 'Please choose today or a later day'],
  ];
  return findings.filter(([lacks]) => lacks).map(([, field, message]) => ({ field, message }));
}
