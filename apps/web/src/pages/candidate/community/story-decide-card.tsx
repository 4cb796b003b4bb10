import { Button, Radio, Stack, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  decideOnStory,
  listWaitingStories,
  storyDecisionKeys,
  storyDecisions,
  type StoryDecision,
  type WaitingStory,
} from '@talent-os/contracts/talent/community-stories';
import { ago } from '@/lib/format';
import { query } from '@/lib/query';
import { useCommandForm } from '@/lib/use-command-form';
import { Prose } from '@/ui/display/prose';
import { Quiet } from '@/ui/display/quiet';
import { SubmitForm } from '@/ui/form/submit-form';
import { Card } from '@/ui/page/card';
import { wayText } from './story-columns';

/** Stories that wait for the reader to look at them; nothing where none does. */
export function StoryDecideCards() {
  const waiting = useQuery(query(listWaitingStories, {}));
  return waiting.data?.items.map((story) => <StoryDecideCard key={`${story.id} ${story.version}`} story={story} />);
}

function StoryDecideCard({ story }: { readonly story: WaitingStory }) {
  const { id, title, text, helped, authorName, named, sentAt, version } = story;
  const { field, state, loading } = useCommandForm(decideOnStory, {
    initial: { decision: '', note: '' },
    toInput: ({ decision, note }) => ({ successStoryId: id, decision: decision as StoryDecision, note, version }),
    done: (_, { decision }) => (decision === 'publish' ? 'The story is published' : 'The story was sent back'),
  });
  return (
    <Card
      title={title}
      description={`You decide · ${authorName}, ${named ? 'by name' : 'not named to others'} · ${ago(sentAt)}`}
    >
      <SubmitForm state={state} label={`Decide on ${title}`}>
        <Stack gap="sm">
          <Quiet>{wayText(story)}</Quiet>
          <Prose text={text} />
          {helped && <p>What helped most: {helped}</p>}
          <Radio.Group label="Decision" {...field('decision')}>
            <Stack gap="xs" mt="xs">
              {storyDecisionKeys.map((decision) => (
                <Radio key={decision} value={decision} label={storyDecisions[decision]} />
              ))}
            </Stack>
          </Radio.Group>
          <Textarea
            label={`What ${authorName} reads`}
            description="Needed where it is sent back."
            autosize
            minRows={2}
            maxLength={500}
            {...field('note')}
          />
          <div>
            <Button type="submit" variant="default" loading={loading}>
              Decide
            </Button>
          </div>
        </Stack>
      </SubmitForm>
    </Card>
  );
}
