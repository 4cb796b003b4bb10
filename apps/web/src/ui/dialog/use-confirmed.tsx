import type { Operation } from '@talent-os/contracts/define';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { ConfirmCommand } from './confirm-command';

type Question<O extends Operation> = Omit<
  ComponentProps<typeof ConfirmCommand<O>>,
  'operation' | 'onClose' | 'onFailed'
> & {
  /** Another try would be refused as well: the question goes where the write fails. */
  readonly once?: boolean;
};

/**
 * A write that is asked about first, and held here while it is: what asks, with what it is about, and the question, to be
 * drawn. The question goes once the write is done; `onDone` follows.
 */
export function useConfirmed<O extends Operation, Subject = void>(
  operation: O,
  questionOf: (subject: Subject) => Question<O>,
): [ask: (subject: Subject) => void, question: ReactNode] {
  const [asked, setAsked] = useState<{ readonly subject: Subject }>();
  const close = () => setAsked(undefined);
  return [(subject) => setAsked({ subject }), asked && draw(operation, questionOf(asked.subject), close)];
}

function draw<O extends Operation>(operation: O, { once, onDone, ...question }: Question<O>, close: () => void) {
  const props = { ...question, operation, onClose: close } as ComponentProps<typeof ConfirmCommand<O>>;
  return (
    <ConfirmCommand<O>
      {...props}
      {...(once && { onFailed: close })}
      onDone={(output) => {
        close();
        onDone?.(output);
      }}
    />
  );
}
