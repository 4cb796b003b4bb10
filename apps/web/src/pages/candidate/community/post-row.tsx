import { Button, Group } from '@mantine/core';
import {
  postStates,
  reactionKindKeys,
  reactionKinds,
  reactToCommunityPost,
  withdrawCommunityPost,
  type CommunityPost,
  type ReactionKind,
} from '@talent-os/contracts/talent/community-posts';
import { useState } from 'react';
import { ago } from '@/lib/format';
import { useCommand } from '@/lib/use-command';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { Prose } from '@/ui/display/prose';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { RecordRow } from '@/ui/table/record-row';
import { ReportDialog } from './report-dialog';

type PostProps = { readonly post: CommunityPost };

/** One post with what others said of it. While it is hidden its author alone reads it. */
export function PostRow({ post }: PostProps) {
  const { authorName, underAlias, groupName, postedAt, status, text, note } = post;
  return (
    <RecordRow
      name={authorName}
      badges={
        <>
          {underAlias && <StatusBadge>Alias</StatusBadge>}
          {status !== 'shown' && (
            <StatusBadge variant={status === 'removed' ? 'error' : 'warning'}>{postStates[status]}</StatusBadge>
          )}
        </>
      }
      actions={<PostActions post={post} />}
    >
      <Quiet>
        {groupName} · {ago(postedAt)}
      </Quiet>
      {text === null ? <Quiet>Three people reported it. Somebody is looking at it.</Quiet> : <Prose text={text} />}
      {note && <Quiet>What was said of it: {note}</Quiet>}
      <Reactions post={post} />
    </RecordRow>
  );
}

function Reactions({ post: { id, authorName, reactions, may } }: PostProps) {
  const react = useCommand(reactToCommunityPost);
  const mayReact = may.do.includes('react');
  const said = (kind: ReactionKind) => reactions.find((one) => one.kind === kind);
  const shown = mayReact ? reactionKindKeys : reactionKindKeys.filter((kind) => said(kind));
  if (shown.length === 0) return null;
  if (!mayReact)
    return <Quiet>{shown.map((kind) => `${reactionKinds[kind]} ${said(kind)?.times ?? 0}`).join(' · ')}</Quiet>;
  return (
    <Group gap="xs" mt={6} role="group" aria-label={`What I say of the post of ${authorName}`}>
      {shown.map((kind) => (
        <Button
          key={kind}
          size="xs"
          variant={said(kind)?.mine ? 'light' : 'default'}
          aria-pressed={said(kind)?.mine ?? false}
          disabled={react.loading}
          onClick={() => react.mutate({ communityPostId: id, kind, given: !said(kind)?.mine })}
        >
          {reactionKinds[kind]}
          {said(kind) && ` ${said(kind)?.times}`}
        </Button>
      ))}
    </Group>
  );
}

function PostActions({ post }: PostProps) {
  const { id, authorName, may, reported } = post;
  const [reporting, setReporting] = useState(false);
  const [ask, asking] = useConfirmed(withdrawCommunityPost, () => ({
    input: { communityPostId: id },
    title: 'Take back your post?',
    children: 'It is gone, with what others said of it.',
    confirm: 'Take back',
    done: 'Your post was taken back',
    danger: true,
  }));
  return (
    <>
      {may.do.includes('report') && (
        <Button
          size="xs"
          variant="subtle"
          aria-label={`Report the post of ${authorName}`}
          onClick={() => setReporting(true)}
        >
          Report
        </Button>
      )}
      {reported && <Quiet>You reported it</Quiet>}
      {may.do.includes('withdraw') && (
        <Button size="xs" variant="subtle" aria-label="Take back my post" onClick={() => ask()}>
          Take back
        </Button>
      )}
      {reporting && <ReportDialog post={post} onClose={() => setReporting(false)} />}
      {asking}
    </>
  );
}
