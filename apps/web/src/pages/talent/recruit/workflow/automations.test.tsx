import { expect, it } from '@jest/globals';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { Automation, AutomationRun } from '@talent-os/contracts/talent/automation-shapes';
import { listMessages } from '@talent-os/contracts/talent/messages';
import { listPipelines } from '@talent-os/contracts/talent/pipelines';
import { listRejectReasons } from '@talent-os/contracts/talent/reject-reasons';
import { screen, within } from '@testing-library/react';
import { answer, json } from '../../../../../test/answers';
import { me } from '../../../../../test/people';
import { showSignedIn } from '../../../../../test/signed-in';
import { Component } from './workflow.page';

const automation = (more: Partial<Automation> = {}): Automation =>
  fixtureOf(Automation, {
    name: 'Screening takes too long',
    on: true,
    number: 2,
    event: 'late',
    stage: 'screen',
    action: 'notify',
    target: 'recruiter',
    personId: null,
    personName: null,
    text: '{{name}} waits in {{stage}}.',
    earlier: [],
    done: 4,
    passed: 1,
    may: { do: ['change', 'switch'] },
    ...more,
  });
const run = fixtureOf(AutomationRun, {
  applicationId: '01890000-0000-7000-8000-000000000009',
  automationName: 'Screening takes too long',
  personName: 'Ada Reyes',
  positionTitle: 'Account executive',
  action: 'notify',
  outcome: 'passed',
  reason: 'person',
  toNames: ['Noor Haddad'],
});

const shown = (items: readonly Automation[]) => {
  answer({
    '/api/auth/me': json(me('HR_MANAGER')),
    '/api/talent/pipelines': json(listPipelines.output.parse({ items: [], choices: [] })),
    '/api/talent/messages': json(listMessages.output.parse({ items: [] })),
    '/api/talent/reject-reasons': json(listRejectReasons.output.parse({ items: [], standard: true })),
    '/api/talent/pool-templates': json({ items: [] }),
    '/api/talent/automations': json({ items }),
    '/api/talent/automations/runs': json({ items: items.length > 0 ? [run] : [] }),
  });
  showSignedIn([<Component key="page" />], '/talent/recruit/workflow');
};

it('says when each automation acts, what it does, and how often it did', async () => {
  const one = automation();
  shown([one]);
  const list = await screen.findByRole('list', { name: 'Automations' });
  expect(within(list).getByText('Somebody is past the days of the stage (Screening)')).toBeInTheDocument();
  expect(within(list).getByText('Tells the recruiter')).toBeInTheDocument();
  expect(within(list).getByRole('link', { name: '4 done, 1 not done' })).toHaveAttribute(
    'href',
    `/talent/recruit/workflow?automation=${one.id}`,
  );
  expect(within(list).getByRole('button', { name: 'Switch off Screening takes too long' })).toBeInTheDocument();
});

it('shows what automations did last with the application, and why something was not done', async () => {
  shown([automation()]);
  const list = await screen.findByRole('list', { name: 'What automations did last' });
  expect(within(list).getByRole('link', { name: 'Ada Reyes, Account executive' })).toHaveAttribute(
    'href',
    `/talent/recruit/pipeline?application=${run.applicationId}`,
  );
  expect(within(list).getByText('The colleague has left, or may not do it any more')).toBeInTheDocument();
});

it('offers what may be done alone, and says where nothing is done by itself', async () => {
  shown([]);
  expect(await screen.findByText('Nothing is done by itself')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add automation' })).toBeInTheDocument();
});
