import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getApplication, type ApplicationDetail, type PipelineCard } from '@talent-os/contracts/talent/applications';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { AppLink } from '@/ui/button/app-link';
import { RecordDrawer } from '@/ui/dialog/record-drawer';
import { Facts } from '@/ui/display/facts';
import { History } from '../application/history';
import { sourceLabels, stageText } from '../labels';
import { StayBar } from './stay-bar';
import { Nudge } from './status-columns';
import { waitingText } from './waiting.rules';

type StatusDrawerProps = {
  readonly applicationId: string;
  readonly onNudge: (card: PipelineCard) => void;
  readonly onClose: () => void;
};

/** Where one application stands, whom it waits for, and what has happened. */
export function StatusDrawer({ applicationId, onNudge, onClose }: StatusDrawerProps) {
  const application = useQuery(query(getApplication, { applicationId }));
  return (
    <RecordDrawer query={application} title={application.data?.personName ?? 'Application'} onClose={onClose}>
      {(data) => <Body application={data} onNudge={onNudge} />}
    </RecordDrawer>
  );
}

type BodyProps = Pick<StatusDrawerProps, 'onNudge'> & { readonly application: ApplicationDetail };

function Body({ application, onNudge }: BodyProps) {
  const { dayOf, momentOf } = useFormat();
  const { id, positionTitle, location, appliedAt, source, nextInterviewAt, nudgedAt } = application;
  return (
    <Stack gap="lg">
      <StayBar card={application} />
      <Facts
        items={[
          ['Position', `${positionTitle}, ${location}`],
          ['Stage', stageText(application)],
          ['Waits for', waitingText(application)],
          ['Reminded', nudgedAt && momentOf(nudgedAt)],
          ['Next interview', nextInterviewAt && momentOf(nextInterviewAt)],
          ['Applied', `${dayOf(appliedAt)} · ${sourceLabels[source]}`],
          ['Recruiter', application.recruiterName],
          ['Hiring manager', application.hiringManagerName],
        ]}
      />
      <Group gap="xs">
        <Nudge card={application} onNudge={onNudge} />
        <Button
          size="compact-sm"
          variant="default"
          component={AppLink}
          to={`/talent/recruit/pipeline?application=${id}`}
        >
          Open in the pipeline
        </Button>
      </Group>
      <History history={application.history} />
    </Stack>
  );
}
