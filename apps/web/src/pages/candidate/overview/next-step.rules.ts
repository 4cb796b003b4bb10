import type { MyJourney, NextStep } from '@talent-os/contracts/talent/my-journey';
import { profilePartLabels, profilePoints } from '@talent-os/contracts/talent/profile-parts';
import { screens } from '../profile/part-screens';

type Next = MyJourney['next'];
type Said = {
  readonly title: string;
  /** Why this comes first. */
  readonly why: string;
  readonly action: string;
  readonly to: string;
};

const application = ({ applicationId }: Next) => `/candidate/apply?application=${applicationId}`;

const said: Readonly<Record<NextStep, (next: Next) => Said>> = {
  answerOffer: (next) => ({
    title: `Answer your offer: ${next.about}`,
    why: 'An offer ends when its time is over. Nothing else is as pressing.',
    action: 'Read the offer',
    to: '/candidate/join',
  }),
  pickSlot: (next) => ({
    title: `Choose a time for your interview: ${next.about}`,
    why: 'The interviewers keep these times free until you have chosen.',
    action: 'See the application',
    to: application(next),
  }),
  doTask: ({ about }) => ({
    title: `${about}`,
    why: 'It belongs to your start here, and is the earliest that is still open.',
    action: 'Open my tasks',
    to: '/candidate/join',
  }),
  prepare: (next) => ({
    title: `Prepare for your interview: ${next.about}`,
    why: 'It is the next thing that happens: when and where, whom you meet, and what they judge.',
    action: 'Prepare',
    to: `/candidate/apply/preparation?position=${next.positionId}`,
  }),
  fillProfile: ({ part }) => ({
    title: `Complete your profile: ${part ? profilePartLabels[part].toLowerCase() : ''}`,
    why: part ? `It counts most of what is missing: ${profilePoints[part]} of 100.` : '',
    action: 'Fill it in',
    to: (part && screens[part]) ?? '/candidate/profile/overview',
  }),
  applySaved: ({ about, positionId }) => ({
    title: `Apply for what you saved: ${about}`,
    why: 'Your profile is complete, and nothing waits for you.',
    action: 'Open the position',
    to: `/candidate?view=positions&position=${positionId}`,
  }),
  look: () => ({
    title: 'Look for a position',
    why: 'Your profile is complete, and nothing waits for you.',
    action: 'Find positions',
    to: '/candidate?view=positions',
  }),
};

/** What the one next step says, and where it leads. */
export const saidOf = (next: Next): Said => said[next.step](next);
