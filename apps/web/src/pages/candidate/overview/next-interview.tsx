import { interviewKindLabels } from '@talent-os/contracts/talent/interview-states';
import type { MyApplication } from '@talent-os/contracts/talent/my-applications';
import { useFormat } from '@/lib/use-format';
import { useNow } from '@/lib/use-now';
import { AppLink } from '@/ui/button/app-link';
import { Facts } from '@/ui/display/facts';
import { Card } from '@/ui/page/card';

/** The interview that comes next; nothing where none is planned. */
export function NextInterview({ applications }: { readonly applications: readonly MyApplication[] }) {
  const now = useNow();
  const { momentOf } = useFormat();
  const [next] = applications
    .flatMap(({ id, positionTitle, interviews }) =>
      interviews.flatMap((interview) =>
        interview.status === 'scheduled' && interview.start && Date.parse(interview.start) > now
          ? [{ ...interview, start: interview.start, applicationId: id, positionTitle }]
          : [],
      ),
    )
    .toSorted((one, other) => one.start.localeCompare(other.start));
  if (!next) return null;
  const { applicationId, positionTitle, start, minutes, location, kind, interviewerNames, note } = next;
  return (
    <Card title="Next interview" actions={<AppLink to={`/candidate/apply?application=${applicationId}`}>Open</AppLink>}>
      <Facts
        items={[
          ['Position', positionTitle],
          ['When', `${momentOf(start)}, ${minutes} min`],
          ['How', `${interviewKindLabels[kind]}${location && `, ${location}`}`],
          ['With', interviewerNames.join(', ')],
          ['Note', note],
        ]}
      />
    </Card>
  );
}
