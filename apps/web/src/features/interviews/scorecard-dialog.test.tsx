import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, json } from '../../../test/answers';
import { me } from '../../../test/people';
import { showSignedIn } from '../../../test/signed-in';
import { ScorecardDialog } from './scorecard-dialog';

const ids = ['1', '2', '3', '4'].map((at) => `0192a000-0000-7000-8000-00000000000${at}`);
const interviewId = '0192a000-0000-7000-8000-0000000000d1';
const PATH = `/api/talent/interviews/${interviewId}/scorecards`;

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  if (!('fonts' in document)) Object.assign(document, { fonts: new EventTarget() });
});

it('begins at its first mark and takes seven keystrokes beside the words', async () => {
  const asked = answer({ '/api/auth/me': json(me('HIRING_MANAGER', 'SALES')), [PATH]: json({}) });
  const skills = ids.map((id, at) => ({ id, name: `Skill ${at + 1}` }));
  const onClose = jest.fn();
  showSignedIn(
    <ScorecardDialog
      interviewId={interviewId}
      personName="Ada"
      skills={skills}
      guidance="Ask for numbers"
      onClose={onClose}
    />,
  );
  expect(await screen.findByText('Look at: Ask for numbers')).toBeVisible();
  const first = await screen.findByRole('radiogroup', { name: /^Skill 1/ });
  await waitFor(() => expect(first).toContainElement(document.activeElement as HTMLElement));
  const strokes = ['3', '4', '1', '2', '4'];
  for (const stroke of strokes) await userEvent.keyboard(stroke);
  await userEvent.keyboard('Clear and calm');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(asked.some(({ method }) => method === 'POST')).toBe(true));
  expect(JSON.parse(asked.find(({ method }) => method === 'POST')!.body!)).toEqual({
    recommendation: 'strong_yes',
    notes: 'Clear and calm',
    ratings: ids.map((skillId, at) => ({ skillId, rating: Number(strokes[at]) })),
  });
});
