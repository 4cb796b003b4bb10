import { describe, expect, it } from '@jest/globals';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { DevelopmentItem, DevelopmentPlanDetail } from '@talent-os/contracts/talent/development-plans';
import { MatrixPerson, SkillMatrix } from '@talent-os/contracts/talent/skill-matrix';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, json } from '../../../../test/answers';
import { me } from '../../../../test/people';
import { showSignedIn } from '../../../../test/signed-in';
import { Component } from './develop.page';
import { cellFigure, cellText, standingOf } from './matrix.rules';

const SKILL = '0192a000-0000-7000-8000-0000000000a1';
const SEAT = '0192a000-0000-7000-8000-0000000000e1';
const PLAN = '0192a000-0000-7000-8000-0000000000f1';

const ines = fixtureOf(MatrixPerson, {
  positionId: SEAT,
  name: 'Ines Calder',
  title: 'Incident responder',
  cells: [{ skillId: SKILL, level: 2, required: 3, verified: true, asked: false }],
  developmentPlanId: PLAN,
  may: { do: ['confirm'] },
});
const matrix = fixtureOf(SkillMatrix, {
  departments: ['Detection'],
  department: 'Detection',
  skills: [{ skillId: SKILL, name: 'Alert triage', required: 3 }],
  teams: [{ department: 'Detection', people: 1, cells: [{ skillId: SKILL, meets: 0, of: 1 }] }],
  people: [ines],
  more: false,
  gaps: [{ skillId: SKILL, name: 'Alert triage', levels: 1 }],
  single: [],
});

const show = (address: string, answers: Record<string, ReturnType<typeof json>>) => {
  answer({
    '/api/auth/me': json(me('HIRING_MANAGER')),
    '/api/talent/develop/matrix': json(matrix),
    ...answers,
  });
  showSignedIn([<Component key="page" />], address);
};

describe('a level', () => {
  it('stands to what its seat takes', () => {
    const standings = [
      [4, 3, 'above'],
      [3, 3, 'meets'],
      [2, 3, 'short-1'],
      [0, 5, 'short-3'],
      [2, null, 'free'],
      [0, null, 'none'],
    ] as const;
    for (const [level, required, standing] of standings) expect(standingOf({ level, required })).toBe(standing);
  });

  it('is read as what is known of it', () => {
    const cell = { level: 2, required: 3, verified: true, asked: true };
    expect(cellText(cell)).toBe('level 2, 3 required, confirmed, asks for a confirmation');
    expect(cellText({ level: 0, required: null, verified: false, asked: false })).toBe(
      'level 0, nothing known, not asked for',
    );
    expect([cellFigure(cell, 'level'), cellFigure(cell, 'gap')]).toEqual(['2', '−1']);
    expect(cellFigure({ level: 5, required: 3 }, 'gap')).toBe('+2');
    expect(cellFigure({ level: 3, required: 3 }, 'gap')).toBe('0');
    expect(cellFigure({ level: 0, required: null }, 'level')).toBe('–');
  });
});

describe('the skill matrix', () => {
  it('says each level with its person, and asks for what shows another', async () => {
    show('/talent/develop', {});
    await userEvent.click(
      await screen.findByRole('button', { name: 'Ines Calder, Alert triage: level 2, 3 required, confirmed' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Alert triage of Ines Calder' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm level' }));
    expect(await within(dialog).findAllByText('Please say what shows the level')).not.toEqual([]);
  });

  it('says that nobody is there', async () => {
    show('/talent/develop', {
      '/api/talent/develop/matrix': json({ ...matrix, departments: [], department: null, people: [], teams: [] }),
    });
    expect(await screen.findByText('No people in this team')).toBeInTheDocument();
  });
});

describe('a plan', () => {
  const plan = fixtureOf(DevelopmentPlanDetail, {
    id: PLAN,
    employeeName: 'Ines Calder',
    managerName: 'Dana Webb',
    status: 'draft',
    agreedByEmployeeAt: null,
    agreedByManagerAt: '2026-11-02T10:00:00Z',
    items: { done: 0, total: 1 },
    list: [fixtureOf(DevelopmentItem, { doneAt: null, doneByName: null })],
    may: { to: ['archived'], do: ['items'] },
  });

  it('says whom it waits for, and offers what may be done alone', async () => {
    show(`/talent/develop?plan=${PLAN}`, { [`/api/talent/develop/plans/${PLAN}`]: json(plan) });
    const drawer = await screen.findByRole('dialog', { name: 'Plan of Ines Calder' });
    expect(await within(drawer).findByText('Waits for Ines Calder')).toBeInTheDocument();
    const actions = within(drawer).getByRole('group', { name: 'Actions' });
    expect(
      within(actions)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Archive']);
    for (const box of within(drawer).getAllByRole('checkbox')) expect(box).toBeDisabled();
  });
});
