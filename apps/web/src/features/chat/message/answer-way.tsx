import { Button } from '@mantine/core';
import type { Mode } from '@talent-os/contracts/chat/parts';
import css from './message.module.css';

/** Which way an answer came, where there is a model. That there is none, or none that answers, stands above the dialog. */
const ways: Readonly<Partial<Record<Mode, string>>> = {
  direct: 'Answered from platform data; no AI model was asked.',
  model: 'Answered by an AI model.',
};

type AnswerWayProps = { readonly mode: Mode | null; readonly busy: boolean; readonly onAskModel: () => void };

/** Says which way an answer came, and offers the model's where it was not asked. */
export function AnswerWay({ mode, busy, onAskModel }: AnswerWayProps) {
  const way = mode && ways[mode];
  if (!way) return null;
  return (
    <div className={css.note} data-mode={mode}>
      {way}
      {mode === 'direct' && (
        <Button size="compact-xs" variant="default" disabled={busy} onClick={onAskModel}>
          Ask the model instead
        </Button>
      )}
    </div>
  );
}
