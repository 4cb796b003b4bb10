import { forgetMemories, forgetMemory, type Memory } from '@talent-os/contracts/chat/memories';
import { useCommand } from '@/lib/use-command';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';

type ForgetDialogProps = {
  /** Everything where absent. */
  readonly memory?: Memory | undefined;
  readonly onClose: () => void;
};

export function ForgetDialog({ memory, onClose }: ForgetDialogProps) {
  const one = useCommand(forgetMemory, { done: 'Forgotten' });
  const all = useCommand(forgetMemories, { done: 'Everything was forgotten' });
  const forget = () => (memory ? one.run({ memoryId: memory.id }) : all.run({}));
  return (
    <ConfirmDialog
      danger
      title={memory ? 'Forget this?' : 'Forget everything?'}
      confirm="Forget"
      loading={one.loading || all.loading}
      onConfirm={() => void forget().then(onClose, () => undefined)}
      onClose={onClose}
    >
      {memory ? `“${memory.text}” is gone for good.` : 'Everything the assistant remembers for you is gone for good.'}{' '}
      Conversations in which you said it stay.
    </ConfirmDialog>
  );
}
