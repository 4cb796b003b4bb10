import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Output } from '@talent-os/contracts/define';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { getWorkforce, SinglePoint, SkillSupply } from '@talent-os/contracts/talent/workforce';
import { answer, json } from '../../../../test/answers';
import { me } from '../../../../test/people';
import { showSignedIn } from '../../../../test/signed-in';
import { dismiss } from '@/lib/notify';
import { Component } from './workforce.page';

const supply = fixtureOf(SkillSupply, {
  name: 'Malware reversing',
  able: 1,
  confirmed: 1,
  filled: 2,
  open: 1,
  short: 2,
});
const single = fixtureOf(SinglePoint, {
  name: 'Malware reversing',
  personName: 'Tomas Berg',
  level: 4,
  seats: 3,
  learning: 0,
});

async function visit(told: Partial<Output<typeof getWorkforce>>) {
  const none = { skills: [], singles: [], total: 0, people: 0, openSeats: 0, readAt: '2026-11-20T09:00:00Z' };
  answer({ '/api/auth/me': json(me('DEPARTMENT_HEAD')), '/api/intelligence/workforce': json({ ...none, ...told }) });
  showSignedIn(<Component />, '/intelligence/workforce');
  await screen.findByRole('heading', { name: 'Workforce', level: 1 });
}

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  act(dismiss);
});

describe('the workforce', () => {
  it('says what seats ask for against what people are able to do, and what rests on one', async () => {
    await visit({ skills: [supply], singles: [single], total: 1, people: 6, openSeats: 1 });
    const list = await screen.findByRole('list', { name: 'Single points of failure' });
    expect(within(list).getByText(/Tomas Berg, level 4 of 5. Nobody is on the way to it./)).toBeVisible();
    expect(screen.getByRole('img', { name: /^Seats that ask for a skill, and people who are able/ })).toBeVisible();
  });

  it('of an organization without data says what is missing, part by part', async () => {
    await visit({});
    expect(await screen.findByText(/^0 people on seats and 0 open seats within your reach/)).toBeVisible();
    expect(screen.getByText('No seat within your reach says what it takes')).toBeVisible();
    expect(screen.getByText('No skill rests on one person')).toBeVisible();
    expect(screen.getByText('No skills to compare')).toBeVisible();
    expect(screen.getByText('Seats say which skills they take when they are asked for.')).toBeVisible();
  });
});
