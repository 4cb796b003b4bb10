import type { WaitingParty } from '@talent-os/contracts/talent/applications';
import type { MyApplication } from '@talent-os/contracts/talent/my-applications';

type ApplicationProgress = Pick<MyApplication, 'status' | 'waitingFor' | 'interviews'>;

const turns: Record<WaitingParty, (standing: ApplicationProgress) => string> = {
  recruiter: () => 'Next: the recruiter gets in touch.',
  manager: () => 'Next: the hiring manager decides.',
  interviewer: ({ interviews }) =>
    interviews.some(({ status }) => status === 'scheduled')
      ? 'Next: your interview.'
      : 'Next: the interviewers say how it went.',
  candidate: () => 'Next: it is your turn.',
};

/** What comes next for the person, in a line; nothing where their application is over. */
export function nextStep(standing: ApplicationProgress): string | undefined {
  if (standing.status === 'on_hold') return 'It rests for now. Nothing is asked of you.';
  return standing.waitingFor ? turns[standing.waitingFor](standing) : undefined;
}
