import { describe, expect, it } from '@jest/globals';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { CatalogueDetail, CatalogueItem } from '@talent-os/contracts/talent/catalogue-shapes';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, json } from '../../../../../test/answers';
import { me } from '../../../../../test/people';
import { showSignedIn } from '../../../../../test/signed-in';
import { Component } from '../develop.page';
import { contentOf, emptyValues, valuesOf } from './item-values';

const ITEM = '0192a000-0000-7000-8000-0000000000c1';
const SKILL = '0192a000-0000-7000-8000-0000000000a1';
const place = { currency: 'USD', timezone: 'America/New_York' };

const content = {
  title: 'Write the timeline',
  summary: 'Note times while it happens.',
  minutes: 5,
  skillIds: [SKILL],
  provider: null,
  topic: null,
  credits: null,
  price: null,
  required: false,
  format: null,
  parts: [],
  body: 'Write it down.',
  question: 'Which line was seen?',
  options: ['The first', 'The second'],
  answer: 2,
  why: 'It says when.',
  fromRole: null,
  steps: [],
  criteria: [],
  endsOn: null,
  startsAt: null,
  place: null,
  seats: null,
};
const row = {
  id: ITEM,
  kind: 'lesson' as const,
  title: content.title,
  summary: content.summary,
  status: 'draft' as const,
  drafted: false,
  may: { to: ['published' as const], do: ['edit' as const, 'discard' as const] },
};
const detail = fixtureOf(CatalogueDetail, {
  ...row,
  shown: { ...content, number: 1, status: 'draft' },
  faults: [{ field: 'minutes', message: 'A lesson takes 10 minutes at most' }],
});

const show = (
  address: string,
  role: 'HR_MANAGER' | 'HIRING_MANAGER',
  answers: Record<string, ReturnType<typeof json>> = {},
) => {
  answer({
    '/api/auth/me': json(me(role)),
    '/api/talent/develop/matrix': json({
      departments: [],
      department: null,
      skills: [],
      teams: [],
      people: [],
      more: false,
      gaps: [],
      single: [],
    }),
    '/api/talent/catalogue': json({ items: [fixtureOf(CatalogueItem, row)], total: 1 }),
    '/api/talent/catalogue/skills': json({ items: [{ id: SKILL, name: 'Incident handling' }] }),
    [`/api/talent/catalogue/${ITEM}`]: json(detail),
    ...answers,
  });
  showSignedIn([<Component key="page" />], address);
};

describe('what an item says', () => {
  it('goes through its form and stays what it is', () => {
    const full = {
      ...content,
      price: 12_050,
      credits: 1.5,
      parts: ['One', 'Two'],
      steps: [{ role: 'Lead', months: 12, skillIds: [SKILL], certifications: ['CISSP'] }],
      endsOn: '2026-12-01',
      startsAt: '2026-12-01T17:30:00.000Z',
      seats: 12,
    };
    expect(contentOf(valuesOf({ ...full, number: 1, status: 'draft' }, place), place)).toEqual(full);
    expect(contentOf(emptyValues(), place)).toMatchObject({ minutes: null, body: null, parts: [], answer: null });
  });
});

describe('the catalogue', () => {
  it('lists items with where they stand, and opens one', async () => {
    show('/talent/develop?view=catalogue', 'HR_MANAGER');
    await userEvent.click(await screen.findByRole('button', { name: content.title }));
    const drawer = await screen.findByRole('dialog', { name: content.title });
    expect(await within(drawer).findByText('Which line was seen?')).toBeInTheDocument();
    expect(within(drawer).getByText('Minutes: A lesson takes 10 minutes at most')).toBeInTheDocument();
    const actions = within(drawer).getByRole('group', { name: 'Actions' });
    expect(within(actions).getByRole('button', { name: 'Publish' })).toBeDisabled();
    expect(within(actions).getByRole('button', { name: 'Edit draft' })).toBeEnabled();
  });

  it('asks for what a kind has', async () => {
    show('/talent/develop?view=catalogue&new=item', 'HR_MANAGER');
    const dialog = await screen.findByRole('dialog', { name: 'New item' });
    expect(await within(dialog).findByRole('textbox', { name: 'Provider' })).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'Kind' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Pathway' }));
    expect(within(dialog).queryByRole('textbox', { name: 'Provider' })).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add step' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save draft' }));
    expect(await within(dialog).findByText('Please give it a title')).toBeInTheDocument();
    expect(within(dialog).getByText('Please name the role')).toBeInTheDocument();
  });

  it('is read by who develops people, and kept by others', async () => {
    show('/talent/develop?view=catalogue', 'HIRING_MANAGER');
    await screen.findByRole('button', { name: content.title });
    expect(screen.queryByRole('button', { name: 'New item' })).toBeNull();
  });

  it('says that there is nothing, and where to begin', async () => {
    show('/talent/develop?view=catalogue', 'HR_MANAGER', { '/api/talent/catalogue': json({ items: [], total: 0 }) });
    expect(await screen.findByText('Nothing in the catalogue yet')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'New item' })).toBeInTheDocument();
  });
});
