import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, json, problem } from '../../../../../test/answers';
import { me } from '../../../../../test/people';
import { showSignedIn } from '../../../../../test/signed-in';
import { Component as Request } from './request.page';
import { firstValues, requisitionOf } from './request-values';

const REQUESTS = '/api/talent/requisitions';
const saved = { id: '0192a000-0000-7000-8000-0000000000d1', version: 1 };
const person = me('HIRING_MANAGER', 'SALES');
const base = {
  '/api/auth/me': json(person),
  [`${REQUESTS}/form`]: json({ departments: [], skills: [], replaces: null }),
  [`${REQUESTS}/check`]: json({ duplicates: [], band: null, outsideBand: false }),
};

function visit(address: string, more: Record<string, Response> = {}) {
  const asked = answer({ ...base, ...more });
  history.replaceState(null, '', address);
  showSignedIn(<Request />, address);
  return () => asked.filter(({ method }) => method !== 'GET').map(({ url }) => url);
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const listed = async () => {
  const list = await screen.findByRole('region', { name: 'To fix' });
  return [...list.querySelectorAll('li')].map((item) => item.textContent);
};

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  if (!('fonts' in document)) Object.assign(document, { fonts: new EventTarget() });
});

describe('a request for seats', () => {
  it('that is sent too early is not sent: everything it lacks is marked and listed, the first field has the focus', async () => {
    const sent = visit('/talent/plan/request?new=request');
    await userEvent.type(await screen.findByLabelText(/Title/), 'Engineer');
    await press('Submit for approval');
    expect((await listed()).map((text) => text!.split('Please')[0])).toEqual([
      'Team',
      'Location',
      'Target start',
      'From',
      'To',
      'Justification',
    ]);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-path', 'department'));
    expect(sent()).toEqual([]);
  });

  it('may be kept as a draft all the same', async () => {
    const sent = visit('/talent/plan/request?new=request', { [REQUESTS]: json(saved, 201) });
    await userEvent.type(await screen.findByLabelText(/Title/), 'Engineer');
    await press('Save draft');
    await waitFor(() => expect(sent()).toEqual([REQUESTS]));
  });

  it('that could not be sent from the board opens with what it lacks marked', async () => {
    const known = {
      ...requisitionOf(firstValues({}, 'SALES'), 'USD'),
      ...saved,
      title: 'Engineer',
      requiredSkills: [],
    };
    visit(`/talent/plan/request?edit=${saved.id}&incomplete=true`, { [`${REQUESTS}/${saved.id}`]: json(known) });
    expect(await listed()).toHaveLength(6);
  });

  it('what was typed is there again when the tab was left and opened once more', async () => {
    visit('/talent/plan/request?new=request');
    await userEvent.type(await screen.findByLabelText(/Title/), 'Engineer, East');
    document.body.innerHTML = '';
    visit('/talent/plan/request?new=request', { [REQUESTS]: problem(500, 'server.error') });
    expect(await screen.findByDisplayValue('Engineer, East')).toBeTruthy();
  });
});
