import { describe, expect, it } from '@jest/globals';
import type { MyApplication } from '@talent-os/contracts/talent/my-applications';
import { nextStep } from './labels';

type Standing = Parameters<typeof nextStep>[0];
const interview = (status: string) => ({ status }) as MyApplication['interviews'][number];
const standing = (more: Partial<Standing>): Standing => ({
  status: 'active',
  waitingFor: null,
  interviews: [],
  ...more,
});

describe('the next step of my application', () => {
  it('is somebody’s, by whose turn it is', () => {
    expect(nextStep(standing({ waitingFor: 'recruiter' }))).toBe('Next: the recruiter gets in touch.');
    expect(nextStep(standing({ waitingFor: 'manager' }))).toBe('Next: the hiring manager decides.');
    expect(nextStep(standing({ waitingFor: 'candidate' }))).toBe('Next: it is your turn.');
  });

  it('is the interview until it is over, then what interviewers say', () => {
    const waitingFor = 'interviewer';
    expect(nextStep(standing({ waitingFor, interviews: [interview('scheduled')] }))).toBe('Next: your interview.');
    expect(nextStep(standing({ waitingFor, interviews: [interview('completed')] }))).toBe(
      'Next: the interviewers say how it went.',
    );
  });

  it('is none while it rests and once it is over', () => {
    expect(nextStep(standing({ status: 'on_hold' }))).toBe('It rests for now. Nothing is asked of you.');
    expect(nextStep(standing({ status: 'rejected' }))).toBeUndefined();
  });
});
