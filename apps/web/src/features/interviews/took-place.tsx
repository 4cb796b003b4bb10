import { Button } from '@mantine/core';
import { completeInterview, missInterview } from '@talent-os/contracts/talent/interviews';
import { useCommand } from '@/lib/use-command';
import { useNow } from '@/lib/use-now';
import { useConfirmed } from '@/ui/dialog/use-confirmed';

type TookPlaceProps = { readonly interviewId: string; readonly start: string | null; readonly personName: string };

/** Says how a scheduled interview turned out, from its beginning on. */
export function TookPlace({ interviewId, start, personName }: TookPlaceProps) {
  const now = useNow();
  const [ask, question] = useConfirmed(missInterview, () => ({
    input: { interviewId },
    done: 'No show recorded',
    title: `${personName} did not come?`,
    confirm: 'Record no show',
    danger: true,
    children: 'The interview ends here, and no scorecards are asked for.',
  }));
  const complete = useCommand(completeInterview, { done: 'Interview completed' });
  if (!start || Date.parse(start) > now) return null;
  return (
    <>
      <Button
        size="xs"
        loading={complete.loading}
        aria-label={`Interview with ${personName} took place`}
        onClick={() => complete.mutate({ interviewId })}
      >
        It took place
      </Button>
      <Button size="xs" variant="default" aria-label={`${personName} did not come`} onClick={() => ask()}>
        No show
      </Button>
      {question}
    </>
  );
}
