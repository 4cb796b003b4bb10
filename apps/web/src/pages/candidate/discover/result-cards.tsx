import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { industryLabels } from '@talent-os/contracts/access/tables';
import type { Assessment, AssessmentResult } from '@talent-os/contracts/talent/assessment';
import {
  AREA_MOST,
  interestAreas,
  interestAreaWords,
  VALUE_MOST,
  workValues,
  workValueWords,
} from '@talent-os/contracts/talent/assessment-scales';
import { changeOwnProfile } from '@talent-os/contracts/talent/own-profile';
import { listOwnSkills } from '@talent-os/contracts/talent/own-skills';
import { profileVisibilities, profileVisibilityLabels } from '@talent-os/contracts/talent/profile-parts';
import { levelText } from '@/features/profile/words';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { AppLink } from '@/ui/button/app-link';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Meter } from '@/ui/figures/meter';
import { Card } from '@/ui/page/card';
import layout from '@/ui/page/layout.module.css';
import { SettingsCard } from '@/ui/page/settings-card';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';
import css from './discover.module.css';
import { InterestFigure } from './interest-figure';

type ResultProps = { readonly result: AssessmentResult };

/** What came of the last assessment. */
export function ResultCards({ result, interests }: ResultProps & Pick<Assessment, 'interests'>) {
  return (
    <>
      <Interests result={result} />
      <div className={layout.columns}>
        <Roles result={result} />
        <Values result={result} />
      </div>
      <div className={layout.columns}>
        <OwnSkills />
        <Reads interests={interests} />
      </div>
    </>
  );
}

function Interests({ result: { interests, strongest, completedAt } }: ResultProps) {
  const { dayOf } = useFormat();
  return (
    <Card title="What you like to do" description={`As you answered on ${dayOf(completedAt)}`}>
      <div className={css.interests}>
        <InterestFigure interests={interests} />
        <ol className={css.areas} aria-label="What you like most">
          {strongest.map((area) => {
            const { score } = interests.find((one) => one.area === area)!;
            return (
              <li key={area}>
                <b>{interestAreas[area]}</b>{' '}
                <Quiet>
                  {score} of {AREA_MOST}
                </Quiet>
                <p>{interestAreaWords[area]}</p>
              </li>
            );
          })}
        </ol>
      </div>
    </Card>
  );
}

function Roles({ result: { roles } }: ResultProps) {
  return (
    <Card
      flush={roles.length > 0}
      title="Roles near to it"
      description="By what their work is most; not by what you know or who is hired."
    >
      {roles.length === 0 ? (
        <EmptyState title="You liked none of the activities" text="Then nothing is nearer than the rest." />
      ) : (
        <ul className={rows.rows} aria-label="Roles near to it">
          {roles.map(({ industry, key, title, areas }) => (
            <RecordRow
              key={`${industry} ${key}`}
              name={<AppLink to={`/candidate/discover/pathways?industry=${industry}&to=${key}`}>{title}</AppLink>}
              badges={<StatusBadge variant="secondary">{industryLabels[industry]}</StatusBadge>}
            >
              <Quiet>{areas.map((area) => interestAreas[area]).join(', ')}</Quiet>
            </RecordRow>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Values({ result: { values } }: ResultProps) {
  return (
    <Card title="What you want of work" description="How often you chose each, beside each of the other five">
      <ol className={css.areas} aria-label="What you want of work">
        {values.map(({ value, score }) => (
          <li key={value}>
            <b>{workValues[value]}</b>{' '}
            <Quiet>
              {score} of {VALUE_MOST}
            </Quiet>
            <Meter percent={(100 * score) / VALUE_MOST} label={workValues[value]} />
            <Quiet>{workValueWords[value]}</Quiet>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Skills that are shown; the rest stands on the screen of skills. */
const SHOWN = 6;

function OwnSkills() {
  const skills = useQuery(query(listOwnSkills, {}));
  return (
    <Card
      flush
      title="What you can do"
      description="By your own word, or by who confirmed it"
      actions={<AppLink to="/candidate/profile/skills">Rate your skills</AppLink>}
    >
      <Loaded query={skills} skeletons={2}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="No skills yet" />
          ) : (
            <ul className={rows.rows} aria-label="My skills">
              {items.slice(0, SHOWN).map(({ skillId, name, level, verified }) => (
                <RecordRow
                  key={skillId}
                  name={name}
                  badges={verified && <StatusBadge variant="success">Confirmed</StatusBadge>}
                  actions={<Quiet>{levelText(level)}</Quiet>}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

const choices = profileVisibilities.map((value) => ({ value, label: profileVisibilityLabels[value] }));

function Reads({ interests }: Pick<Assessment, 'interests'>) {
  return (
    <SettingsCard
      title="Who reads it"
      description="Your three strongest areas and two values, beside an application. Answers are read by nobody, and no list is sorted by them."
      query={{ data: { interests } }}
      operation={changeOwnProfile}
      done={({ interests: read }) => (read === 'hiring' ? 'People who hire can read it' : 'Only you read it')}
    >
      {(values, change, saving) => (
        <SegmentedControl
          aria-label="Who reads it"
          data={choices}
          disabled={saving}
          value={values.interests}
          onChange={(value) => change({ interests: profileVisibilities.find((one) => one === value) ?? 'private' })}
        />
      )}
    </SettingsCard>
  );
}
