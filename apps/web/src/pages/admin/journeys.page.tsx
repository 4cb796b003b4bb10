import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getJourney } from '@talent-os/contracts/identity/journeys';
import { query } from '@/lib/query';
import { useOpened } from '@/lib/use-opened';
import { AppLink } from '@/ui/button/app-link';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Page } from '@/ui/page/page';
import { journeyTemplates, type JourneyTemplate } from './journeys/journey';
import { JourneyActions } from './journeys/journey-actions';
import { JourneyDetail } from './journeys/journey-detail';
import { JourneyList } from './journeys/journey-list';
import { audienceText } from './journeys/labels';

const JourneyDialog = lazyPart(async () => (await import('./journeys/journey-dialog')).JourneyDialog);
const NEW = ['blank', ...journeyTemplates.map(({ key }) => key)];

/** What people go through step by step: the journeys of the organization, or one with who is on it. */
export function Component() {
  const { opened, open, create, close } = useOpened({ journey: 'id', new: NEW });
  if (opened.journey) return <OneJourney journeyId={opened.journey} onOpen={open} onGone={close} />;
  const template = journeyTemplates.find(({ key }) => key === opened.new);
  return (
    <Page
      title="Journeys"
      description="What people go through step by step, from a role they get or from being hired. Steps are tasks of theirs, and end by what happens in the product."
      actions={
        <Button leftSection={<IconPlus size={15} />} onClick={() => create('blank')}>
          New journey
        </Button>
      }
    >
      <JourneyList onTemplate={({ key }: JourneyTemplate) => create(key)} />
      {opened.new && <JourneyDialog template={template} onClose={close} onMade={(id) => open(id)} />}
    </Page>
  );
}

type OneJourneyProps = {
  readonly journeyId: string;
  readonly onOpen: (journeyId: string) => void;
  readonly onGone: () => void;
};

function OneJourney({ journeyId, onOpen, onGone }: OneJourneyProps) {
  const journey = useQuery(query(getJourney, { journeyId }));
  const { data } = journey;
  return (
    <Page
      title="Journeys"
      description={data && `${data.name}: ${audienceText(data)}.`}
      actions={data && <JourneyActions journey={data} onOpen={onOpen} onGone={onGone} />}
      loading={journey}
      skeletons={3}
    >
      <p>
        <AppLink to="/admin/journeys">All journeys</AppLink>
      </p>
      {data && <JourneyDetail journey={data} />}
    </Page>
  );
}
