import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { Mode, Part } from '@talent-os/contracts/chat/parts';
import { show } from '../../../../test/render';
import { AnswerWay } from './answer-way';
import { VerificationNote } from './verification-note';

const note = (verification: Extract<Part, { type: 'verification' }>['verification']) => {
  show(<VerificationNote verification={verification} />);
  return screen.getByRole('note');
};

describe('what was verified of an answer', () => {
  it('names the figures that are not', () => {
    expect(note({ grounded: true, unverified: ['$1.3M', 'twelve'] })).toHaveTextContent(
      'Not verified: $1.3M; twelve. These figures stand in nothing that was read for this answer.',
    );
  });

  it('says that an answer is not from platform data', () => {
    expect(note({ grounded: false, unverified: [] })).toHaveTextContent(
      /^This answer is not from platform data: nothing was looked up for it\.$/,
    );
  });
});

describe('the way an answer came', () => {
  const way = (mode: Mode | null) => {
    const onAskModel = jest.fn();
    show(<AnswerWay mode={mode} busy={false} onAskModel={onAskModel} />);
    return onAskModel;
  };

  it('is said where a model was not needed, and the model is one press away', () => {
    const onAskModel = way('direct');
    expect(screen.getByText('Answered from platform data; no AI model was asked.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Ask the model instead' }));
    expect(onAskModel).toHaveBeenCalledTimes(1);
  });

  it('is said of a model’s answer, without a button', () => {
    way('model');
    expect(screen.getByText('Answered by an AI model.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each(['platform-data', 'degraded', null] as const)('is not said where the dialog says it (%s)', (mode) => {
    way(mode);
    expect(screen.queryByText(/^Answered/)).toBeNull();
  });
});
