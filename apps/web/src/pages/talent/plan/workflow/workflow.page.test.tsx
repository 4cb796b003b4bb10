import { screen, within } from '@testing-library/react';
import { describe, expect, it } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import {
  defaultWorkflows,
  Workflow,
  WorkflowDetail,
  workflowTriggerKeys,
  type WorkflowTrigger,
} from '@talent-os/contracts/talent/workflow-shapes';
import { simulateWorkflow } from '@talent-os/contracts/talent/workflows';
import { answer, json } from '../../../../../test/answers';
import { me } from '../../../../../test/people';
import { showSignedIn } from '../../../../../test/signed-in';
import { Component } from './workflow.page';

const user = userEvent.setup({ delay: null });
const trigger = 'transition' as const;

const factsOf = (of: WorkflowTrigger, number: number, state: Workflow['state']) => ({
  trigger: of,
  number,
  state,
  authorName: null,
  createdAt: null,
  activatedAt: null,
  approvers: defaultWorkflows[of].map(({ approver }) => approver),
  running: 0,
  late: 0,
  may: { to: [], do: state === 'draft' ? (['update', 'discard'] as const) : (['revise'] as const) },
  version: 1,
});
const detail = (number: number, state: Workflow['state']) =>
  fixtureOf(WorkflowDetail, {
    ...factsOf(trigger, number, state),
    may: { to: [], do: state === 'draft' ? ['update', 'discard'] : ['revise'] },
    departments: ['Enterprise Sales'],
    steps: defaultWorkflows[trigger].map((step, at) => ({
      ...step,
      place: at + 1,
      personName: null,
      delegateName: null,
      holders: step.approver === 'hr' ? ['Hana Ito'] : [],
      uncovered: [],
      waiting: at === 0 ? 2 : 0,
      late: 0,
    })),
  });

function visit(state: 'active' | 'draft') {
  const number = state === 'draft' ? 2 : 1;
  const items = workflowTriggerKeys.map((of) =>
    fixtureOf(Workflow, { ...factsOf(of, 1, 'active'), may: { to: [], do: ['revise'] } }),
  );
  const draft = fixtureOf(Workflow, { ...factsOf(trigger, 2, 'draft'), may: { to: [], do: ['update'] } });
  answer({
    '/api/auth/me': json(me('HR_MANAGER')),
    '/api/people': json({ items: [] }),
    '/api/talent/workflows': json({ items: state === 'draft' ? [draft, ...items] : items }),
    '/api/talent/workflows/transition/1': json(detail(1, 'active')),
    '/api/talent/workflows/transition/2': json(detail(2, 'draft')),
    [`/api/talent/workflows/transition/${number}/simulation`]: json(
      simulateWorkflow.output.parse({
        outsideBand: false,
        stops: false,
        steps: [
          {
            place: 1,
            approver: 'receiving',
            taken: true,
            because: 'always',
            passedTo: null,
            approvers: ['Rosa Blum'],
            dueAt: '2026-12-03T17:00:00.000Z',
          },
          {
            place: 2,
            approver: 'hr',
            taken: true,
            because: 'always',
            passedTo: null,
            approvers: ['Hana Ito'],
            dueAt: '2026-12-01T17:00:00.000Z',
          },
        ],
      }),
    ),
  });
  const version = state === 'draft' ? '&version=2' : '';
  showSignedIn([<Component key="page" />], `/talent/plan/workflow?of=transition${version}`);
}

describe('the workflow of moves', () => {
  it('says who is asked, that everybody is at once, and by when the last of them should have answered', async () => {
    visit('active');
    expect(
      await screen.findByText('Default workflow in use: Receiving manager, Current manager, and HR'),
    ).toBeVisible();
    expect(screen.getByText(/Who has to say yes before somebody moves/)).toBeVisible();
    const steps = within(await screen.findByRole('list', { name: 'Steps' }));
    expect(steps.getByText('A move is asked for; everybody is asked at once')).toBeVisible();
    expect(steps.getByText('2 approvals waiting')).toBeVisible();
    const sample = within(await screen.findByRole('region', { name: 'Steps of the sample' }));
    expect(await sample.findByText('Rosa Blum')).toBeVisible();
    expect(sample.getByText(/^Approved at the latest by .*3/)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Who moves' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^Pay up to|^Base salary/ })).toBeNull();
  });

  it('offers the managers of both seats for a step, and no condition on pay or seats', async () => {
    visit('draft');
    await user.click(await screen.findByRole('button', { name: 'Add a step' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a step' }));
    await user.click(dialog.getByRole('combobox', { name: 'Approver' }));
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(offered).toEqual([
      'Receiving manager',
      'Current manager',
      'Department head',
      'HR',
      'Organization admin',
      'Named person',
    ]);
    expect(dialog.queryByText(/pay/i)).toBeNull();
    expect(dialog.queryByText(/more seats/)).toBeNull();
  });
});
