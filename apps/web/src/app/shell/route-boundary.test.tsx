import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, nothing } from '../../../test/answers';
import { show } from '../../../test/render';
import { RouteBoundary } from './route-boundary';

let broken = true;
function Screen() {
  if (broken) throw new Error('boom');
  return <p>Works again</p>;
}

beforeEach(() => {
  broken = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a screen that throws', () => {
  it('is named on the error page, reported, and tried again on request', async () => {
    const asked = answer({ '/api/errors': nothing() });
    show(
      <RouteBoundary name="Territory">
        <Screen />
      </RouteBoundary>,
    );
    expect(screen.getByText('Something went wrong while loading this page')).toBeVisible();
    expect(screen.getByText('Territory')).toBeVisible();
    for (const name of ['Go Back', 'Dashboard']) expect(screen.getByRole('button', { name })).toBeVisible();
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ category: 'route', message: 'boom' });
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.getByText('Works again')).toBeVisible();
  });
});
