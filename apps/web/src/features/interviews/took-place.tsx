import { Button } from '@mantine/core';
import { completeInterview, missInterview, type MyInterview } from '@talent-os/contracts/talent/interviews';
import { useCommand } from '@/lib/use-command';
import { useConfirmed } from '@/ui/dialog/use-confirmed';

type Told = Pick<MyInterview, 'status' | 'start'> & { readonly may: { readonly do: readonly string[] } };

const [SHORTLY, HOUR] = [5_000, 3_600_000];

/** Milliseconds until the next of these interviews has begun, when there is more to say of it; at most an hour. */
export function untilOneBegins(interviews: readonly Told[] = []): number | false {
  const waits = interviews
    .filter(({ status, may }) => status === 'scheduled' && !may.do.includes('complete'))
    .map(({ start }) => Math.max(Date.parse(start ?? '') - Date.now(), 0) + SHORTLY);
  return waits.length > 0 && Math.min(HOUR, ...waits);
}

type TookPlaceProps = {
  readonly interview: { readonly id: string; readonly may: { readonly do: readonly string[] } };
  readonly personName: string;
};

/** Says how a scheduled interview turned out, from its beginning on. */
export function TookPlace({ interview: { id: interviewId, may }, personName }: TookPlaceProps) {
  const [ask, question] = useConfirmed(missInterview, () => ({
    input: { interviewId },
    done: 'No show recorded',
    title: `${personName} did not come?`,
    confirm: 'Record no show',
    danger: true,
    children: 'The interview ends here, and no scorecards are asked for.',
  }));
  const complete = useCommand(completeInterview, { done: 'Interview completed' });
  if (!may.do.includes('complete')) return null;
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
