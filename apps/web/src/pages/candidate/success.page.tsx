import { Button } from '@mantine/core';
import { industryLabels } from '@talent-os/contracts/access/tables';
import {
  listSuccessStories,
  writeSuccessStory,
  type SuccessStory,
} from '@talent-os/contracts/talent/community-stories';
import { choicesOf } from '@/lib/choices';
import { useListAnswer } from '@/lib/use-list-answer';
import { useListFilters } from '@/lib/use-list-filters';
import { useMay } from '@/lib/use-may';
import { useOpened } from '@/lib/use-opened';
import { cardsOf } from '@/ui/list/record-cards';
import { RecordList } from '@/ui/list/record-list';
import { EmptyState } from '@/ui/loading/empty-state';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Card } from '@/ui/page/card';
import layout from '@/ui/page/layout.module.css';
import { Page } from '@/ui/page/page';
import rows from '@/ui/table/rows.module.css';
import hub from './candidate.module.css';
import { StoryDecideCards } from './community/story-decide-card';
import { storyColumns, storyMain } from './community/story-columns';
import { StoryRow } from './community/story-row';

const StoryDialog = lazyPart(async () => (await import('./community/story-dialog')).StoryDialog);

/** Stories of people who found their way, and what waits for who looks at them. */
export function Component() {
  const tells = useMay(writeSuccessStory);
  const { opened, open, create, close } = useOpened({ story: 'id', new: ['story'] });
  return (
    <Page
      title="Success stories"
      description="How people found their way, in their words. Somebody who moderates looks at each before others read it."
      actions={tells && <Button onClick={() => create('story')}>Tell your story</Button>}
    >
      <div className={`${layout.stack} ${hub.touch}`}>
        <StoryDecideCards />
        <Stories revised={opened.story} onRevise={open} onClose={close} />
        {opened.new && tells && <StoryDialog onClose={close} />}
      </div>
    </Page>
  );
}

type StoriesProps = {
  readonly revised: string | undefined;
  readonly onRevise: (id: string) => void;
  readonly onClose: () => void;
};

function Stories({ revised, onRevise, onClose }: StoriesProps) {
  const list = useListFilters(listSuccessStories);
  const stories = useListAnswer(list);
  const story = stories.data?.items.find(({ id, mine }) => mine && id === revised);
  return (
    <>
      <RecordList
        list={list}
        label="stories"
        main={storyMain}
        columns={storyColumns}
        filters={{
          search: 'Title or words of a story',
          show: { label: 'Show', all: 'Published', choices: [{ value: 'mine', label: 'My stories' }] },
          industry: { label: 'Industry', all: 'Any industry', choices: choicesOf(industryLabels) },
        }}
        empty={
          <EmptyState title="No stories yet" text="Tell the first one: what you did before, and how you got here." />
        }
        csv="own"
        renderCards={cardsOf<SuccessStory>((items) => (
          <Card flush>
            <ul className={rows.rows} aria-label="Stories">
              {items.map((item) => (
                <StoryRow key={item.id} story={item} onRevise={() => onRevise(item.id)} />
              ))}
            </ul>
          </Card>
        ))}
      />
      {story && <StoryDialog key={story.id} story={story} onClose={onClose} />}
    </>
  );
}
