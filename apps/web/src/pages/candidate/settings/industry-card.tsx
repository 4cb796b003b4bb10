import { industryLabels } from '@talent-os/contracts/access/tables';
import {
  followIndustry,
  unfollowIndustry,
  type FollowedIndustry,
} from '@talent-os/contracts/talent/followed-industries';
import { wordsOf } from '@talent-os/contracts/words';
import { counted } from '@/lib/counted';
import { useCommand } from '@/lib/use-command';
import { RowButton } from '@/ui/button/row-button';
import { Facts } from '@/ui/display/facts';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';

/** What one industry needs by the positions that are open in it. */
export function IndustryCard({ followed }: { readonly followed: FollowedIndustry }) {
  const { industry, seats, roles, requirements, skills } = followed;
  const label = industryLabels[industry];
  const again = useCommand(followIndustry, { done: `You follow ${label} again` });
  const leave = useCommand(unfollowIndustry, {
    undo: () => ({ text: `You no longer follow ${label}`, run: () => again.mutate({ industry }) }),
  });
  return (
    <Card
      title={label}
      description={seats > 0 && `${counted(seats, 'open positions')} you may apply for`}
      actions={
        <RowButton
          label="Unfollow"
          of={label}
          variant="subtle"
          loading={leave.loading}
          onClick={() => leave.mutate({ industry })}
        />
      }
    >
      {seats === 0 && <EmptyState title={`No open positions in ${label}`} />}
      {seats > 0 && (
        <Facts
          items={[
            ['Open', roles.map(({ title, seats: open }) => `${title} (${open})`).join(', ')],
            [
              'Nobody is hired without',
              requirements.length > 0
                ? requirements
                    .map(({ type, value, seats: asking }) => `${wordsOf(type)}: ${value} (${asking} of ${seats})`)
                    .join(', ')
                : 'Nothing on paper is asked for',
            ],
            ['Skills asked for most', skills.map(({ name, seats: asking }) => `${name} (${asking})`).join(', ')],
          ]}
        />
      )}
    </Card>
  );
}
