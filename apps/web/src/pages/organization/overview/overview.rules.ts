import type { Output } from '@talent-os/contracts/define';
import type { getOrganizationOverview, setupSteps } from '@talent-os/contracts/identity/organization-profile';
import { counted } from '@/lib/counted';

export type Overview = Output<typeof getOrganizationOverview>;
type StepRow = { readonly label: string; readonly about: string; readonly to: string };
export type Step = StepRow & { readonly done: boolean };

const rows: Readonly<Record<(typeof setupSteps)[number], StepRow>> = {
  profile: { label: 'Profile', about: 'Legal name, address and size', to: '/organization/profile' },
  logo: { label: 'Logo', about: 'What people recognize you by', to: '/organization/profile' },
  headlines: { label: 'Headlines', about: 'What people read first, by role', to: '/organization/profile' },
  teams: { label: 'Teams', about: 'Who works with whom', to: '/organization/team-setup' },
  leads: { label: 'Leads', about: 'Every team has one who works here', to: '/organization/team-setup' },
  people: { label: 'People', about: 'More than yourself', to: '/organization/team-setup' },
};

/** A provider of the assistant, as far as the checklist goes. */
type Provider = { readonly enabled: boolean; readonly lastError: string | null; readonly name: string };

/** The steps of the set-up; whether the assistant has a model is known by another service. */
export function stepsOf({ steps }: Pick<Overview, 'steps'>, providers: readonly Provider[] | undefined): Step[] {
  const own = steps.map(({ step, done }) => ({ ...rows[step], done }));
  if (!providers) return own;
  const done = providers.some(({ enabled }) => enabled);
  return [...own, { label: 'Model', about: 'What the assistant answers with', to: '/organization/providers', done }];
}

export const percentOf = (steps: readonly Step[]): number =>
  steps.length === 0 ? 0 : Math.round((100 * steps.filter(({ done }) => done).length) / steps.length);

export type Alert = { readonly text: string; readonly to: string };

/** What an administrator should look at, each with the screen that shows it. */
export function alertsOf(overview: Overview, providers: readonly Provider[] | undefined): Alert[] {
  const { teamsWithoutLead, withoutTeam, people, failedMails } = overview;
  const failing = (providers ?? []).filter(({ enabled, lastError }) => enabled && lastError !== null);
  return [
    ...(teamsWithoutLead > 0
      ? [
          {
            text: `${counted(teamsWithoutLead, 'teams')} without a lead who works here`,
            to: '/organization/team-setup',
          },
        ]
      : []),
    ...(withoutTeam > 0
      ? [{ text: `${counted(withoutTeam, 'people', 'person')} in no team`, to: '/organization/team-setup' }]
      : []),
    ...(people.withoutPassword > 0
      ? [
          {
            text: `${counted(people.withoutPassword, 'people', 'person')} never chose a password`,
            to: '/organization/team-setup',
          },
        ]
      : []),
    ...(failedMails > 0
      ? [{ text: `${counted(failedMails, 'mails')} could not be sent in the last 30 days`, to: '/user/notifications' }]
      : []),
    ...failing.map(({ name }) => ({
      text: `${name} fails: the assistant answers from other models or templates`,
      to: '/organization/providers',
    })),
  ];
}
