import type { Industry } from '@talent-os/contracts';
import type { TemplateTask } from '@talent-os/contracts/talent/onboarding.js';
import type { OwnerKind, Proof, TaskCategory } from '@talent-os/contracts/talent/onboarding-states.js';

type TaskExtras = { readonly after?: readonly string[]; readonly optional?: true; readonly proof?: Proof };

const task = (
  key: string,
  title: string,
  category: TaskCategory,
  owner: OwnerKind,
  dueOffsetDays: number,
  { after = [], optional, proof }: TaskExtras = {},
): TemplateTask => ({
  key,
  title,
  category,
  owner,
  dueOffsetDays,
  required: !optional,
  dependsOn: [...after],
  proof: proof ?? null,
});

/** What every newcomer begins with, before and on the first day. */
const arriving: readonly TemplateTask[] = [
  task('contract', 'Sign the contract and personal details', 'hr', 'hr', -10),
  task('payroll', 'Set up payroll and benefits', 'hr', 'hr', -3, { after: ['contract'] }),
  task('details', 'Send your personal details and an emergency contact', 'hr', 'newcomer', -7),
  task('laptop', 'Order laptop and phone', 'it', 'admin', -7),
  task('account', 'Open account and mailbox', 'it', 'admin', -2, { after: ['contract'] }),
  task('welcome', 'Plan the first week', 'team', 'manager', -3),
  task('first-day', 'Read how your first day goes', 'team', 'newcomer', -1),
];
const firstWeeks: readonly TemplateTask[] = [
  task('handbook', 'Read and sign the handbook', 'compliance', 'newcomer', 3),
  task('meet-team', 'Meet the team', 'team', 'newcomer', 2),
  task('buddy', 'Name a buddy for the first month', 'team', 'manager', 0, { optional: true }),
];

/** Beyond them, what each industry asks for. */
export const standardTemplates: Readonly<Record<Industry, readonly TemplateTask[]>> = {
  SALES: [
    ...arriving,
    ...firstWeeks,
    task('crm', 'Open access to the customer records', 'it', 'admin', 0, { after: ['account'] }),
    task('methodology', 'Pass level 1 of the sales methodology', 'compliance', 'newcomer', 30, {
      proof: 'methodology',
    }),
    task('territory', 'Hand over territory and accounts', 'role', 'manager', 10),
    task('shadowing', 'Listen in on five customer calls', 'role', 'newcomer', 14),
    task('own-calls', 'Lead the first own customer call', 'role', 'newcomer', 35, {
      after: ['methodology', 'shadowing'],
    }),
    task('quota', 'Agree the ramp quota', 'role', 'manager', 21, { optional: true }),
  ],
  HEALTHCARE: [
    ...arriving,
    task('licence', 'Verify the license with its primary source', 'compliance', 'hr', -5, { proof: 'licence' }),
    task('hipaa', 'Complete the HIPAA training', 'compliance', 'newcomer', 0, { proof: 'hipaa' }),
    ...firstWeeks,
    task('records', 'Open access to the health records', 'it', 'admin', 0, { after: ['account', 'hipaa'] }),
    task('immunization', 'Check immunization records', 'compliance', 'hr', 0),
    task('unit-tour', 'Tour of the unit and its emergency routes', 'team', 'manager', 1),
    task('first-shift', 'First shift beside a preceptor', 'role', 'newcomer', 3, { after: ['licence', 'hipaa'] }),
    task('skills', 'Sign off clinical skills', 'role', 'manager', 45, { after: ['first-shift'] }),
  ],
  CYBER: [
    ...arriving,
    task('clearance', 'Have the clearance verified', 'compliance', 'newcomer', 0, { proof: 'clearance' }),
    ...firstWeeks,
    task('badge', 'Issue the badge of the operations center', 'it', 'admin', 1, { after: ['clearance'] }),
    task('network', 'Open access to the protected network', 'it', 'admin', 1, { after: ['clearance', 'account'] }),
    task('tooling', 'Open access to detection and response tools', 'it', 'admin', 2, { after: ['clearance'] }),
    task('runbooks', 'Walk through the runbooks', 'role', 'manager', 7),
    task('watch', 'First watch beside a colleague', 'role', 'newcomer', 14, { after: ['tooling', 'runbooks'] }),
    task('exercise', 'Take part in a tabletop exercise', 'role', 'newcomer', 60, { optional: true }),
  ],
};

export const STANDARD_TEMPLATE = 'Standard onboarding';
