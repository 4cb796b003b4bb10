import { describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cancelShift } from '@talent-os/contracts/healthcare/shifts-roster';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answer, json, problem } from '../../../test/answers';
import { show } from '../../../test/render';
import { ReasonDialog } from './reason-dialog';

const shiftId = '0192a000-0000-7000-8000-0000000000a1';
const CANCEL = `/api/healthcare/shifts/${shiftId}/cancellation`;

function open(answered: Response) {
  const asked = answer({ [CANCEL]: answered, '/api/audio/capabilities': problem(404, 'resource.missing') });
  const onClose = jest.fn();
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ReasonDialog
        operation={cancelShift}
        toInput={(reason) => ({ shiftId, reason })}
        title="Cancel this shift?"
        submit="Cancel shift"
        onClose={onClose}
      >
        Everybody who was to work it is told.
      </ReasonDialog>
    </QueryClientProvider>,
  );
  const give = (reason: string) => {
    fireEvent.change(screen.getByRole('textbox', { name: /^Reason/ }), { target: { value: reason } });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel shift' }));
  };
  return { give, onClose, sent: () => asked.filter(({ url }) => url === CANCEL).map(({ body }) => body) };
}

describe('a deed that needs a reason', () => {
  it('is not done without one', () => {
    const { give, sent } = open(json({}));
    give('   ');
    expect(screen.getByRole('textbox', { name: /^Reason/ }).getAttribute('aria-invalid')).toBe('true');
    expect(sent()).toEqual([]);
  });

  it('is done with the reason that was given, and closes', async () => {
    const { give, sent, onClose } = open(new Response(null, { status: 204 }));
    give('  The ward is closed ');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent()).toEqual([JSON.stringify({ reason: 'The ward is closed' })]);
  });

  it('stays open with what was typed when it is refused', async () => {
    const { give, sent, onClose } = open(problem(409, 'resource.stale'));
    give('The ward is closed');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(screen.getByDisplayValue('The ward is closed')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });
});
