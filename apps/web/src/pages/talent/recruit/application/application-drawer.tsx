import { Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  getApplication,
  waitingPartyLabels,
  type ApplicationDetail,
  type PipelineCard,
} from '@talent-os/contracts/talent/applications';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { Facts } from '@/ui/display/facts';
import type { Steps } from '@/ui/dialog/drawer-steps';
import { RecordDrawer } from '@/ui/dialog/record-drawer';
import { StatusBadge } from '@/ui/display/status-badge';
import { InterviewsPanel } from '../interviews/interviews-panel';
import { OfferPanel } from '../offer/offer-panel';
import type { Moves } from '../pipeline/use-moves';
import { ageVariants, requirementBadge, sourceLabels, statusLabels, stayText } from '../labels';
import { Actions } from './actions';
import { Answers } from './answers';
import { ApplicantProfile } from './applicant-profile';
import { Feedback } from './feedback';
import { History } from './history';
import { Match } from './match';

type ApplicationDrawerProps = {
  readonly applicationId: string;
  readonly moves: Moves;
  readonly steps: Steps | undefined;
  readonly onReject: (card: PipelineCard) => void;
  readonly onClose: () => void;
};

/** One application: where it stands, what may be done, how well it matches, what happened. */
export function ApplicationDrawer({ applicationId, moves, steps, onReject, onClose }: ApplicationDrawerProps) {
  const application = useQuery(query(getApplication, { applicationId }));
  return (
    <RecordDrawer
      query={application}
      title={application.data?.personName ?? 'Application'}
      steps={steps}
      onClose={onClose}
    >
      {(data) => <Body key={data.id} application={data} moves={moves} onReject={onReject} />}
    </RecordDrawer>
  );
}

/** Whether people may ask what was thought of their application. */
const isOver: Readonly<Record<ApplicationDetail['status'], boolean>> = {
  active: false,
  on_hold: false,
  rejected: true,
  withdrawn: true,
  hired: true,
};

type BodyProps = Pick<ApplicationDrawerProps, 'moves' | 'onReject'> & { readonly application: ApplicationDetail };

function Body({ application, moves, onReject }: BodyProps) {
  const { momentOf, dayOf } = useFormat();
  const { rejectReason, noticeText, noticeAt, noticeSent, waitingFor, waitingForMe } = application;
  const { positionId, personName, stageType, status } = application;
  const panel = { applicationId: application.id, positionId, personName, stageType, status };
  return (
    <Stack gap="lg">
      <Group gap="xs">
        <StatusBadge variant="default">{application.stageName}</StatusBadge>
        {application.status !== 'active' && <StatusBadge>{statusLabels[application.status]}</StatusBadge>}
        {application.status === 'active' && (
          <StatusBadge variant={ageVariants[application.age]}>{stayText(application)}</StatusBadge>
        )}
        {application.requirements.map((requirement) => {
          const { text, variant } = requirementBadge(requirement);
          return (
            <StatusBadge key={requirement.value} variant={variant}>
              {text}
            </StatusBadge>
          );
        })}
      </Group>
      <Facts
        items={[
          ['Works as', application.personTitle],
          ['Position', `${application.positionTitle}, ${application.location}`],
          ['Department', application.department],
          ['Applied', `${dayOf(application.appliedAt)} · ${sourceLabels[application.source]}`],
          ['Recruiter', application.recruiterName],
          ['Hiring manager', application.hiringManagerName],
          ['Next interview', application.nextInterviewAt && momentOf(application.nextInterviewAt)],
          ['Waiting for', waitingForMe ? 'You' : waitingFor && waitingPartyLabels[waitingFor]],
          ['Rejected because', rejectReason],
          ['Notice', noticeText],
          [noticeSent ? 'Told' : 'Will be told', noticeAt && momentOf(noticeAt)],
        ]}
      />
      <Actions application={application} moves={moves} onReject={onReject} />
      {isOver[status] && <Feedback applicationId={application.id} personName={personName} />}
      <Answers answers={application.answers} />
      <Match application={application} />
      <ApplicantProfile applicationId={application.id} />
      <History history={application.history} />
      <InterviewsPanel {...panel} />
      <OfferPanel {...panel} />
    </Stack>
  );
}
