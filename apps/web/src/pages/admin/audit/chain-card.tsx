import { Button, Progress } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getVerification, startVerification } from '@talent-os/contracts/audit/verifications';
import { count } from '@/lib/format';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { StatusBadge } from '@/ui/display/status-badge';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import { isRunning, looks, tellVerification, type Verification } from './verification.rules';
import css from './audit.module.css';

/** How often progress is asked for, in milliseconds. */
const ASK_EVERY = 1000;

/** Whether the trail is whole, as far as anybody has looked, and a new look. */
export function ChainCard() {
  const latest = useQuery({
    ...query(getVerification, {}),
    refetchInterval: ({ state }) => (isRunning(state.data?.verification) ? ASK_EVERY : false),
  });
  const start = useCommand(startVerification);
  const running = isRunning(latest.data?.verification);
  return (
    <Card
      title="Chain of events"
      description="Every seal is computed again, and the signatures over them are checked against a copy outside the database."
      actions={
        <Button
          variant="default"
          leftSection={<IconShieldCheck size={16} />}
          disabled={running}
          loading={start.loading}
          onClick={() => start.mutate({})}
        >
          Verify chain
        </Button>
      }
    >
      <Loaded query={latest} skeletons={1}>
        {({ verification }) => <Found verification={verification} />}
      </Loaded>
    </Card>
  );
}

function Found({ verification }: { readonly verification: Verification | null }) {
  if (!verification) return <p className={css.found}>Nobody has verified it here yet.</p>;
  const { status, checked, records } = verification;
  const { label, variant } = looks[status];
  return (
    <div className={css.found} role="status">
      <StatusBadge variant={variant}>{label}</StatusBadge>
      <span>{tellVerification(verification)}</span>
      {status === 'running' && (
        <Progress
          className={css.progress}
          value={records === 0 ? 0 : (100 * checked) / records}
          aria-label={`${count(checked)} of ${count(records)} events verified`}
        />
      )}
    </div>
  );
}
