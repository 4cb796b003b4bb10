import { interviewKindLabels } from '@talent-os/contracts/talent/interview-states';
import { metAsLabels, stagePlaceLabels, type Preparation } from '@talent-os/contracts/talent/preparation';
import { counted } from '@/lib/counted';
import { useFormat } from '@/lib/use-format';
import { AppLink } from '@/ui/button/app-link';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { Card } from '@/ui/page/card';
import ruled from '@/ui/table/ruled.module.css';
import positions from '../positions/positions.module.css';
import css from './preparation.module.css';

/** The way ahead, when and with whom, and what they look at. */
export const AheadCards = ({ preparation }: { readonly preparation: Preparation }) => (
  <>
    <Card title="The way ahead">
      <ol className={positions.stages}>
        {preparation.stages.map(({ key, name, place, slaDays }) => (
          <li
            key={key}
            className={css.stage}
            data-place={place ?? 'none'}
            aria-current={place === 'now' ? 'step' : undefined}
          >
            <b>{name}</b>
            <Quiet>
              {place === null || place === 'ahead' ? `Within ${counted(slaDays, 'days')}` : stagePlaceLabels[place]}
            </Quiet>
          </li>
        ))}
      </ol>
      <Interviews preparation={preparation} />
    </Card>
    <Card title="Whom you meet">
      <ul className={ruled.list}>
        {preparation.people.map(({ name, title, metAs }) => (
          <li key={name} className={css.row}>
            <span>
              <b>{name}</b> {title && <Quiet>{title}</Quiet>}
            </span>
            <StatusBadge variant="secondary">{metAsLabels[metAs]}</StatusBadge>
          </li>
        ))}
      </ul>
    </Card>
    <Card
      title="What they judge"
      description={
        <>
          Each interviewer rates these. Your level is your own word in{' '}
          <AppLink to="/candidate/profile/skills">your skills</AppLink>.
        </>
      }
    >
      {preparation.judged.length === 0 && <Quiet>The position names no skills.</Quiet>}
      <ul className={ruled.list}>
        {preparation.judged.map(({ name, required, level }) => (
          <li key={name} className={css.row}>
            <b>{name}</b>
            <Quiet>
              {[
                required === null ? 'rated besides' : `level ${required} asked for`,
                level ? `yours ${level}` : 'not named by you',
              ].join(', ')}
            </Quiet>
          </li>
        ))}
      </ul>
    </Card>
  </>
);

function Interviews({ preparation: { interviews, applicationId } }: { readonly preparation: Preparation }) {
  const { momentOf } = useFormat();
  if (!applicationId) return <p className={css.note}>You have not applied yet. This is the way everybody goes.</p>;
  if (interviews.length === 0) return <p className={css.note}>No interview is arranged just now.</p>;
  return (
    <ul className={css.interviews} aria-label="Interviews ahead">
      {interviews.map(({ id, kind, start, minutes, location, interviewerNames }) => (
        <li key={id}>
          <b>
            {interviewKindLabels[kind]}, {start ? momentOf(start) : 'time to be chosen'}
          </b>
          <Quiet>{[`${minutes} minutes`, location, interviewerNames.join(', ')].filter(Boolean).join(' · ')}</Quiet>
          {!start && <AppLink to={`/candidate/apply?application=${applicationId}`}>Choose a time</AppLink>}
        </li>
      ))}
    </ul>
  );
}
