import { describe, expect, it } from '@jest/globals';
import type { BundleImport } from '@talent-os/contracts/cyber/bundle-imports';
import { screen } from '@testing-library/react';
import { answer, json } from '../../../../test/answers';
import { me } from '../../../../test/people';
import { showSignedIn } from '../../../../test/signed-in';
import { ImportBundle } from './import-bundle';

const waiting: BundleImport = {
  id: '0192a000-0000-7000-8000-0000000000e1',
  filename: 'feed.json',
  state: 'waiting',
  objects: null,
  result: null,
  startedAt: '2026-01-05T09:00:00Z',
  endedAt: null,
};
const result = {
  threats: 2,
  indicators: 9_000,
  sightings: 0,
  changed: 9_002,
  refused: [{ line: 7, id: null, reason: 'the id is of another type' }],
  account: { rows: 9_003, taken: 9_002, known: 0, refused: 1, passedOver: [] },
};

function open(bundle: BundleImport) {
  answer({ '/api/auth/me': json(me('CYBER_ANALYST', 'CYBER')), '/api/cyber/bundles': json({ items: [bundle] }) });
  showSignedIn(<ImportBundle onClose={() => undefined} />);
}

describe('a bundle that is taken over in the background', () => {
  it.each([
    [waiting, 'feed.json waits for its turn', '10'],
    [{ ...waiting, state: 'reading' as const }, 'feed.json is being read', '35'],
    [{ ...waiting, state: 'keeping' as const, objects: 9_003 }, 'feed.json is being kept: 9,003 objects', '70'],
  ])('is told of, how far it is, whenever one comes back: %#', async (bundle, says, percent) => {
    open(bundle);
    expect((await screen.findByText(new RegExp(`^${says}\\. It goes on when you close this`))).textContent).toContain(
      says,
    );
    expect(screen.getByLabelText('How far the bundle is').getAttribute('aria-valuenow')).toBe(percent);
  });

  it('ends with the same account as one that was waited for', async () => {
    open({ ...waiting, state: 'done', objects: 9_003, result, endedAt: '2026-01-05T09:01:00Z' });
    expect(
      await screen.findByText(
        /^feed\.json: 2 threats, 9,000 indicators .* 9,002 objects new or newer; 1 object refused\.$/,
      ),
    ).toBeDefined();
    expect(
      screen.getByText('9,003 objects in the file: 9,002 taken, 0 known already, 1 refused, 0 passed over.'),
    ).toBeDefined();
    expect(screen.getByText('Line 7: the id is of another type')).toBeDefined();
  });
});
