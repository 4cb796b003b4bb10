import { Radio, Stack, Textarea, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  decideOnCommunityPost,
  listHiddenPosts,
  postDecisionKeys,
  postDecisions,
  reportReasons,
  type HiddenPost,
  type PostDecision,
} from '@talent-os/contracts/talent/community-posts';
import { counted } from '@/lib/counted';
import { query } from '@/lib/query';
import { useCommandForm } from '@/lib/use-command-form';
import { useFormat } from '@/lib/use-format';
import { Prose } from '@/ui/display/prose';
import { Quiet } from '@/ui/display/quiet';
import { SubmitForm } from '@/ui/form/submit-form';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import layout from '@/ui/page/layout.module.css';

/** Hidden posts that wait for the reader, each with its reports. `alone`: nothing else stands on the screen. */
export function DecideCards({ alone = false }: { readonly alone?: boolean }) {
  const waiting = useQuery(query(listHiddenPosts, {}));
  if (!alone && waiting.data?.items.length === 0) return null;
  return (
    <Loaded query={waiting} skeletons={1} skeletonHeight={160}>
      {({ items }) =>
        items.length === 0 ? (
          <Card>
            <EmptyState
              title="No posts to decide on"
              text="Hidden posts come here when nobody else has decided in three days."
            />
          </Card>
        ) : (
          <div className={layout.stack}>
            {items.map((post, at) => (
              <DecideCard key={post.id} post={post} primary={alone && at === 0} />
            ))}
          </div>
        )
      }
    </Loaded>
  );
}

type DecideProps = {
  readonly post: HiddenPost;
  /** Nothing on the screen comes before deciding on it. */
  readonly primary: boolean;
};

function DecideCard({ post, primary }: DecideProps) {
  const { id, authorName, groupName, text, reports, decideBy } = post;
  const { momentOf } = useFormat();
  const { field, state, loading } = useCommandForm(decideOnCommunityPost, {
    initial: { decision: '', note: '' },
    toInput: ({ decision, note }) => ({ communityPostId: id, decision: decision as PostDecision, note }),
    done: (_, { decision }) => (decision === 'restore' ? 'The post is shown again' : 'The post was removed'),
  });
  return (
    <Card title="You decide" description={`Post of ${authorName}, ${groupName} · by ${momentOf(decideBy)}`}>
      <SubmitForm state={state} label={`Decide on the post of ${authorName}`}>
        <Stack gap="sm">
          <Prose text={text} />
          <Quiet>
            {reports
              .map(({ reason, times }) => `${reportReasons[reason]}: ${counted(times, 'reports', 'report')}`)
              .join(' · ')}
          </Quiet>
          <Quiet>Who reported it stays hidden, from you too.</Quiet>
          <Radio.Group label="Decision" {...field('decision')}>
            <Stack gap="xs" mt="xs">
              {postDecisionKeys.map((decision) => (
                <Radio key={decision} value={decision} label={postDecisions[decision]} />
              ))}
            </Stack>
          </Radio.Group>
          <Textarea
            label={`What ${authorName} reads`}
            description="Needed where it is removed."
            autosize
            minRows={2}
            maxLength={500}
            {...field('note')}
          />
          <div>
            <Button type="submit" variant={primary ? 'filled' : 'default'} loading={loading}>
              Decide
            </Button>
          </div>
        </Stack>
      </SubmitForm>
    </Card>
  );
}
