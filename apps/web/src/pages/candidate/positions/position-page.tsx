import { useQuery } from '@tanstack/react-query';
import { getAdvertised } from '@talent-os/contracts/talent/advertised-positions';
import { stageTypeLabels } from '@talent-os/contracts/talent/pipeline';
import { SkillParts } from '@/features/match/skill-parts';
import { counted } from '@/lib/counted';
import { ago } from '@/lib/format';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { AppLink } from '@/ui/button/app-link';
import { Facts } from '@/ui/display/facts';
import { Quiet } from '@/ui/display/quiet';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import layout from '@/ui/page/layout.module.css';
import hub from '../candidate.module.css';
import { ApplyCard } from './apply-card';
import { MarkButtons } from './mark-buttons';
import { Musts } from './musts';
import { payText } from './pay.rules';
import css from './positions.module.css';

const POSITIONS = '/candidate?view=positions';

/** One position: the work, my match part by part, what must be held, what happens next, and applying for it. */
export function PositionPage({ positionId }: { readonly positionId: string }) {
  const position = useQuery(query(getAdvertised, { positionId }));
  const { money } = useFormat();
  const { data } = position;
  const title = data?.title ?? 'Position';
  return (
    <Page
      title={title}
      description={data && `${data.department} · ${data.location}${data.remote ? ' · Remote' : ''}`}
      crumbs={[{ label: 'Positions', to: POSITIONS }, { label: title }]}
      loading={position}
      actions={data && <MarkButtons position={data} />}
    >
      {data && (
        <div className={`${layout.columns} ${hub.touch}`}>
          <div className={layout.stack}>
            <Card title="The work">
              <p className={css.text}>{data.description}</p>
              <Facts
                items={[
                  ['Pay', payText(data, money)],
                  ['Opened', ago(data.openedAt)],
                  ['Recruiter', data.recruiterName],
                ]}
              />
            </Card>
            <Card title="Your match, part by part">
              <SkillParts label="Match" whole={data.match} parts={data.parts} />
              <p className={css.facts}>
                The match sorts lists and decides nothing. What your skills say is yours to change in{' '}
                <AppLink to="/candidate/profile/skills">your profile</AppLink>; what your facts support stands beside
                your <AppLink to={`/candidate/apply/builder?position=${positionId}`}>resume for this position</AppLink>.
              </p>
            </Card>
            {data.requirements.length > 0 && <Musts requirements={data.requirements} />}
            <Card
              title="What happens next"
              actions={<AppLink to={`/candidate/apply/preparation?position=${positionId}`}>Prepare</AppLink>}
            >
              <ol className={css.stages}>
                {data.stages
                  .filter(({ type }) => type !== 'hired')
                  .map(({ key, name, type, slaDays }) => (
                    <li key={key}>
                      <b>{name}</b>
                      <Quiet>
                        {stageTypeLabels[type]}, within {counted(slaDays, 'days')}
                      </Quiet>
                    </li>
                  ))}
              </ol>
            </Card>
          </div>
          <ApplyCard position={data} />
        </div>
      )}
    </Page>
  );
}
