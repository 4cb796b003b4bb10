import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { Availability } from '@talent-os/contracts/talent/availability';
import { Experience } from '@talent-os/contracts/talent/experience';
import { getOwnProfile } from '@talent-os/contracts/talent/own-profile';
import { OwnSkill } from '@talent-os/contracts/talent/own-skills';
import { profileParts, profilePoints } from '@talent-os/contracts/talent/profile-parts';
import { answer, json, nothing } from '../../../test/answers';
import { me } from '../../../test/people';
import { showSignedIn } from '../../../test/signed-in';
import { Component } from './profile.page';

const user = userEvent.setup({ delay: null });
const open = (part: string, answers: Parameters<typeof answer>[0]) => {
  const path = `/candidate/profile/${part}`;
  const asked = answer({ '/api/auth/me': json(me('CANDIDATE')), ...answers });
  showSignedIn(<Component />, path, { path });
  return asked;
};
const sentTo = (asked: ReturnType<typeof answer>, method: string) =>
  asked.filter((call) => call.method === method).map(({ url, body }) => [url, body && JSON.parse(body)]);

const profile = fixtureOf(getOwnProfile.output, {
  headline: 'Sells by listening',
  skills: 'hiring',
  experience: 'private',
  completeness: 40,
  parts: profileParts.map((part) => ({ part, points: profilePoints[part], done: part === 'skills' })),
  preview: {
    headline: 'Sells by listening',
    skills: [{ name: 'Negotiation', level: 4, verified: true }],
    experience: null,
    goals: null,
    availability: null,
    interests: null,
    certificates: [],
  },
});

afterEach(cleanup);

describe('the profile', () => {
  it('leads to what is missing', async () => {
    open('overview', { '/api/talent/profile': json(profile) });
    expect(await screen.findByRole('img', { name: '40% complete' })).toBeDefined();
    const missing = within(screen.getByRole('region', { name: 'Profile complete' }));
    expect(missing.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Experience',
      'Goals',
      'Availability',
      'Resume',
      'Verified item',
    ]);
    expect(screen.getByText('Proficient, 4 of 5')).toBeDefined();
  });

  it('shows a part to who hires, or keeps it, at once', async () => {
    const asked = open('overview', { '/api/talent/profile': [json(profile), nothing(), json(profile)] });
    const experience = await screen.findByRole('radiogroup', { name: 'Experience' });
    await user.click(within(experience).getByText('People who hire'));
    expect(await screen.findByText(/people who hire read them/)).toBeDefined();
    expect(sentTo(asked, 'PATCH')).toEqual([['/api/talent/profile', { experience: 'hiring' }]]);
  });
});

describe('skills', () => {
  it('say whose word they are, and are asked about by the button that takes it back', async () => {
    const own = fixtureOf(OwnSkill, {
      name: 'Negotiation',
      level: 4,
      verified: false,
      verifiedByName: null,
      askedAt: null,
    });
    const confirmed = fixtureOf(OwnSkill, {
      skillId: '0192a000-0000-7000-8000-0000000000d2',
      name: 'Writing',
      verified: true,
      verifiedByName: 'Dana Whitfield',
      askedAt: null,
    });
    const asked = open('skills', {
      '/api/talent/my-skills': json({ items: [own, confirmed] }),
      [`/api/talent/my-skills/${own.skillId}/verification`]: json({ version: 2 }),
    });
    expect(await screen.findByText('Confirmed by Dana Whitfield')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Ask to confirm Writing' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ask to confirm Negotiation' }));
    expect(sentTo(asked, 'POST').at(-1)?.[1]).toEqual({ asked: true });
  });
});

describe('experience', () => {
  it('names months without an entry and nothing about the person, and what was removed comes back', async () => {
    const entry = fixtureOf(Experience, { title: 'Nurse', startMonth: '2020-07', endMonth: null });
    const { id, version: _, ...said } = entry;
    const asked = open('experience', {
      '/api/talent/experience': (call) =>
        call.method === 'POST'
          ? json({ id, version: 1 }, 201)
          : json({ items: [entry], gaps: [{ startMonth: '2020-01', endMonth: '2020-06', months: 6 }] }),
      [`/api/talent/experience/${id}`]: nothing(),
    });
    expect(await screen.findByText(/6 months without an entry/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Remove Nurse' }));
    await user.click(await screen.findByRole('button', { name: /Undo/ }));
    expect(sentTo(asked, 'POST')).toEqual([['/api/talent/experience', said]]);
  });
});

describe('availability', () => {
  it('that was said long ago asks whether it still holds', async () => {
    const availability = fixtureOf(Availability, { stale: true });
    const asked = open('availability', {
      '/api/talent/availability': json({ availability }),
      '/api/talent/availability/confirm': nothing(),
    });
    await user.click(await screen.findByRole('button', { name: 'Still right' }));
    expect(sentTo(asked, 'POST')).toEqual([['/api/talent/availability/confirm', {}]]);
  });
});
