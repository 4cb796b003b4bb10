import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Role } from '@talent-os/contracts/access/tables';
import type { Output } from '@talent-os/contracts/define';
import type { getIntelligence, Threat } from '@talent-os/contracts/cyber/threats';
import { screen, within } from '@testing-library/react';
import { answer, json, problem } from '../../../../test/answers';
import { me } from '../../../../test/people';
import { showSignedIn } from '../../../../test/signed-in';
import { ThreatIntelligence } from './threat-intelligence';

const ID = '0192a000-0000-7000-8000-0000000000e1';
const SUMMARY = '/api/cyber/analyst/intelligence';
const THREATS = '/api/cyber/threats';

const summary: Output<typeof getIntelligence> = {
  newThreats: 3,
  iocDetected: 12,
  riskLevel: 'Medium',
  reportsGenerated: 2,
  recentThreats: [],
};
const threat: Threat = {
  id: ID,
  title: 'Loader in invoices',
  source: 'ISAC',
  description: 'Mails with a link to an archive',
  publishedDate: '2026-01-05T09:00:00Z',
  classification: 'TLP:GREEN',
  severity: 'high',
  activeIndicators: 4,
};

function open(role: Role, threats: readonly Threat[], read: Response = json(summary)) {
  const asked = answer({
    '/api/auth/me': json(me(role, 'CYBER')),
    [SUMMARY]: read,
    [THREATS]: json({ items: threats, total: threats.length }),
  });
  showSignedIn(<ThreatIntelligence />);
  return () => asked.map(({ url }) => url.split('?')[0]);
}

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

describe('the threat intelligence panel', () => {
  it('shows four figures and the latest threats, each with the way to its details', async () => {
    open('CYBER_ANALYST', [threat]);
    const details = await screen.findByRole('link', { name: 'View Details of Loader in invoices' });
    expect(details).toHaveAttribute('href', `/cyber/analyst/intelligence?threat=${ID}`);
    const row = within(screen.getByRole('listitem'));
    for (const text of ['Loader in invoices', 'Mails with a link to an archive', 'High', 'TLP:GREEN'])
      expect(row.getByText(text)).toBeVisible();
    expect(row.getByText(/^ISAC · /)).toBeVisible();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '3Last 24 hours',
      '12Seen in the last 7 days',
      'Medium',
      '2This week',
    ]);
  });

  it('says when there is nothing', async () => {
    open('CYBER_ANALYST', []);
    expect(await screen.findByText('No threat intelligence available')).toBeVisible();
  });

  it('offers to try again where the figures cannot be read, and shows the threats all the same', async () => {
    open('CYBER_ANALYST', [threat], problem(503, 'service.down'));
    expect(await screen.findByText('Loader in invoices')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Try Again' }, { timeout: 40_000 })).toBeVisible();
  });

  it('asks nothing for whom it is not there, and says so', async () => {
    const asked = open('RECRUITER', [threat]);
    expect(await screen.findByText('Threat intelligence access not available for your role')).toBeVisible();
    expect(asked()).not.toContain(SUMMARY);
    expect(asked()).not.toContain(THREATS);
  });
});
