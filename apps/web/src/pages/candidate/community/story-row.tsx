import { industryLabels } from '@talent-os/contracts/access/tables';
import { storyStates, withdrawSuccessStory, type SuccessStory } from '@talent-os/contracts/talent/community-stories';
import { ago } from '@/lib/format';
import { RowButton } from '@/ui/button/row-button';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { Prose } from '@/ui/display/prose';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { RecordRow } from '@/ui/table/record-row';
import { authorText, storyLooks, wayText } from './story-columns';

type StoryRowProps = { readonly story: SuccessStory; readonly onRevise: () => void };

/** One story as it is read; its author sees how it stands, and what was said of it. */
export function StoryRow({ story, onRevise }: StoryRowProps) {
  const { title, industry, text, helped, status, publishedAt, mine, note, may } = story;
  return (
    <RecordRow
      name={title}
      badges={
        mine && (
          <>
            <StatusBadge variant="secondary">Mine</StatusBadge>
            <StatusBadge variant={storyLooks[status]}>{storyStates[status]}</StatusBadge>
          </>
        )
      }
      actions={
        may.do.length > 0 && (
          <>
            {may.do.includes('revise') && <RowButton label="Change" of={title} variant="default" onClick={onRevise} />}
            {may.do.includes('withdraw') && <Withdraw story={story} />}
          </>
        )
      }
    >
      <Quiet>{wayText(story)}</Quiet>
      <Prose text={text} />
      {helped && <p>What helped most: {helped}</p>}
      <Quiet>
        {[authorText(story), industry && industryLabels[industry], publishedAt && ago(publishedAt)]
          .filter(Boolean)
          .join(' · ')}
      </Quiet>
      {note && <Quiet>What was said of it: {note}</Quiet>}
    </RecordRow>
  );
}

function Withdraw({ story: { id, title } }: Pick<StoryRowProps, 'story'>) {
  const [ask, asking] = useConfirmed(withdrawSuccessStory, () => ({
    input: { successStoryId: id },
    title: 'Take your story back?',
    children: 'Nobody reads it any more. What you wrote is gone.',
    confirm: 'Take back',
    done: 'Your story was taken back',
    danger: true,
  }));
  return (
    <>
      <RowButton label="Take back" of={title} variant="subtle" onClick={() => ask()} />
      {asking}
    </>
  );
}
