import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { Deal, getDeal } from '@talent-os/contracts/sales/deals';
import { answer, json, problem } from '../../../../../test/answers';
import { me } from '../../../../../test/people';
import { showSignedIn } from '../../../../../test/signed-in';
import { dropDraft } from '@/lib/draft';
import { dismiss } from '@/lib/notify';
import { query } from '@/lib/query';
import { queryClient } from '@/lib/query-client';
import { DealFacts } from './deal-facts';
import { EditDeal } from './edit-deal';

const ID = '0192a000-0000-7000-8000-0000000000d1';
const URL = `/api/sales/deals/${ID}`;
const DRAFT = `sales.deals.update ${JSON.stringify([['dealId', ID]])}`;
const first = fixtureOf(Deal, {
  id: ID,
  stage: 'proposal',
  amount: 1_000_000,
  source: 'Referral',
  competitor: 'Acme',
  may: { to: [], do: ['update'] },
  version: 4,
});
const byTheHead = { ...first, amount: 2_500_000, source: 'Partner', version: 5 };

function Screen({ of: Part }: { readonly of: (props: { deal: Deal; onDone: () => void }) => React.ReactNode }) {
  const deal = useQuery(query(getDeal, { dealId: ID }));
  return deal.data ? <Part deal={deal.data} onDone={jest.fn()} /> : null;
}

/** Shows the deal to somebody; `now` is how the server has it. */
async function open(part: Parameters<typeof Screen>[0]['of'], had: Deal = first) {
  let now = had;
  const sent: Record<string, unknown>[] = [];
  answer({
    '/api/auth/me': json(me('SALES_REP')),
    [URL]: ({ method, body }) => {
      if (method === 'GET') return json(now);
      const input = JSON.parse(body ?? '{}') as Record<string, unknown>;
      sent.push(input);
      if (input['version'] !== now.version)
        return problem(409, 'resource.stale', { title: 'Someone else changed this' });
      now = { ...now, ...input, version: now.version + 1 };
      return json(now);
    },
  });
  showSignedIn(<Screen of={part} />, '/sales/opportunities');
  return {
    sent,
    now: () => now,
    /** Somebody else saves, and this browser hears of it. */
    another: async (deal: Deal) => {
      now = deal;
      await act(() => queryClient.invalidateQueries());
    },
  };
}

const amount = () => screen.findByRole('textbox', { name: /^Amount/ });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const take = async (name: string, side: string) =>
  userEvent.click(within(await screen.findByRole('radiogroup', { name })).getByRole('radio', { name: side }));

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  sessionStorage.clear();
  act(dismiss);
});
afterEach(() => {
  dropDraft(DRAFT);
  jest.restoreAllMocks();
});

describe('a deal that the department head changes while it is edited', () => {
  it('is not overwritten: both sides are shown, and what was typed stays until somebody chooses', async () => {
    const { another, sent, now } = await open(EditDeal);
    await userEvent.clear(await amount());
    await userEvent.type(await amount(), '12000');
    await another(byTheHead);
    await save();
    expect(sent).toMatchObject([{ version: 4, amount: 1_200_000 }]);
    expect(now()).toEqual(byTheHead);

    await screen.findByRole('region', { name: 'Changed by somebody else' });
    expect(await amount()).toHaveValue('12,000');
    expect(screen.getByText('12,000')).toBeVisible();
    expect(screen.getByText('25,000')).toBeVisible();
    await take('Amount', 'Now');
    expect(await amount()).toHaveValue('25,000');
    await take('Amount', 'Yours');
    await save();
    // What this person did not touch is as the other one saved it.
    expect(sent[1]).toMatchObject({ version: 5, amount: 1_200_000, source: 'Partner' });
    expect(now()).toMatchObject({ version: 6, amount: 1_200_000, source: 'Partner' });
  });

  it('is what the form shows while nothing was typed', async () => {
    const { another, sent } = await open(EditDeal);
    expect(await amount()).toHaveValue('10,000');
    await another(byTheHead);
    await waitFor(async () => expect(await amount()).toHaveValue('25,000'));
    await save();
    expect(sent).toMatchObject([{ version: 5, amount: 2_500_000 }]);
  });

  it('is compared with a draft of the deal as it was', async () => {
    await open(EditDeal);
    await userEvent.clear(await amount());
    await userEvent.type(await amount(), '12000');
    cleanup();
    await open(EditDeal, byTheHead);
    await screen.findByRole('region', { name: 'Changed by somebody else' });
    expect(screen.getByText('25,000')).toBeVisible();
    expect(await amount()).toHaveValue('12,000');
  });

  it('is not overwritten by one field edited where it stands either', async () => {
    const { another, sent, now } = await open(({ deal }) => <DealFacts deal={deal} />);
    await userEvent.click(await screen.findByRole('button', { name: /^Edit amount/ }));
    const field = await screen.findByRole('textbox', { name: 'Amount' });
    await userEvent.clear(field);
    await userEvent.type(field, '12000');
    await another(byTheHead);
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(/^Now: \$25,000/)).toBeVisible();
    expect(field).toHaveValue('12000');
    expect(sent).toMatchObject([{ version: 4 }]);
    expect(now()).toEqual(byTheHead);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent[1]).toMatchObject({ version: 5, amount: 1_200_000, source: 'Partner' }));
  });
});
