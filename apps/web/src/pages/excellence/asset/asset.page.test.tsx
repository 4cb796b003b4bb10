import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AssetDetail } from '@talent-os/contracts/sales/asset-shapes';
import { answer, json, problem } from '../../../../test/answers';
import { me } from '../../../../test/people';
import { showSignedIn } from '../../../../test/signed-in';
import { Beside } from './beside';
import { AssetSteps } from './asset-steps';
import { EditSection } from './edit-section';
import { Paper } from './paper';

const none = { url: null, dealId: null, accountId: null, metric: null, excellenceSessionId: null };
const id = '0192a000-0000-7000-8000-0000000000a1';
const asset: AssetDetail = {
  id,
  excellenceSessionId: id,
  module: 'gtm',
  assetType: 'competitive-battlecard',
  typeName: 'Competitive battlecard',
  title: 'Against Corvant',
  about: 'Corvant',
  status: 'published',
  number: 1,
  next: 'in_review',
  ownerId: id,
  ownerName: 'Victor Salgado',
  reviewBy: '2026-05-31',
  uses: 3,
  useful: 2,
  flags: 1,
  changedAt: '2026-03-02T09:00:00Z',
  version: 4,
  may: { to: ['draft', 'published', 'archived'], do: ['verify', 'settle', 'duplicate', 'comment', 'vote', 'link'] },
  shown: {
    number: 2,
    status: 'in_review',
    sections: [
      {
        heading: 'snapshot',
        label: 'Snapshot',
        asks: 'Who are they?',
        lines: [
          {
            ...none,
            kind: 'claim',
            text: '410 customers',
            url: 'https://corvant.example',
            sourceName: 'corvant.example',
            checkedOn: '2025-11-01',
            fault: 'old',
          },
          { ...none, kind: 'claim', text: 'They have no API', sourceName: null, checkedOn: null, fault: 'source' },
        ],
      },
      { heading: 'proof', label: 'Proof', asks: 'Which customer can say so?', lines: [] },
    ],
  },
  before: { number: 1, sections: [] },
  claims: 2,
  faults: 2,
  versions: [],
  comments: [],
  deals: [],
  flagged: [
    { dealId: id, name: 'Second site', accountName: 'Larkfield', lossReason: 'Price', at: '2026-03-02T09:00:00Z' },
  ],
  effect: {
    publishedAt: '2026-01-05T09:00:00Z',
    before: { won: 6, closed: 22, rate: 27, low: 17, high: 41 },
    since: { won: 7, closed: 15, rate: 47, low: 31, high: 63 },
  },
  notUseful: 1,
  myVote: true,
};

it('an asset says at each claim what keeps it from being published, and waits for it', async () => {
  answer({ '/api/auth/me': json(me('DEPARTMENT_HEAD')), '/api/sales/deals': json({ items: [], total: 0 }) });
  showSignedIn(
    <>
      <AssetSteps asset={asset} />
      <Paper asset={asset} changes={false} />
      <Beside asset={asset} onVersion={() => undefined} />
    </>,
  );
  expect(await screen.findByRole('button', { name: 'Publish waits for 2 claims' })).toBeDisabled();
  expect(screen.getByText('Which customer can say so?')).toBeVisible();
  const [old, unsourced] = within(screen.getByRole('list', { name: 'Claims' })).getAllByRole('listitem');
  expect(within(old!).getByRole('link', { name: 'corvant.example' })).toHaveAttribute(
    'href',
    'https://corvant.example',
  );
  expect(within(old!).getByRole('button', { name: 'Claim 1 is still true' })).toBeEnabled();
  expect(within(unsourced!).getByText('No source')).toBeVisible();
  expect(within(unsourced!).queryByRole('button')).toBeNull();
  const lost = screen.getByRole('list', { name: 'Deals lost to this competitor' });
  expect(within(lost).getByText(/^Larkfield · Price/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Looked at' })).toBeEnabled();
  expect(screen.getByText('47%, 7 of 15')).toBeVisible();
  expect(screen.getByText(/^15 decided since: no clear difference/)).toBeVisible();
  expect(screen.getByText('2 yes, 1 no')).toBeVisible();
  expect(screen.getByText('3 deals of others')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit Snapshot' })).toBeNull();
});

it('a save that comes after the version was published keeps what was typed', async () => {
  const asked = answer({
    '/api/auth/me': json(me('DEPARTMENT_HEAD')),
    [`/api/sales/excellence/assets/${asset.id}/sections/proof`]: problem(409, 'asset.published', {
      title: 'This version was published while you edited; save again, and your text begins the next one',
    }),
  });
  const section = asset.shown.sections.find(({ heading }) => heading === 'proof')!;
  showSignedIn(<EditSection asset={asset} section={section} onClose={() => undefined} />);
  const person = userEvent.setup();
  const text = await screen.findByRole('textbox', { name: 'Text of line 1' });
  await person.type(text, 'Larkfield says so');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked.some(({ url }) => url.endsWith('/sections/proof'))).toBe(true));
  expect(JSON.parse(asked.find(({ url }) => url.endsWith('/sections/proof'))!.body!)).toMatchObject({ number: 2 });
  expect(text).toHaveValue('Larkfield says so');
});
