import type { HealthReport, ServiceHealth } from '@talent-os/contracts/audit/health';
import { counted } from '@/lib/counted';
import { count } from '@/lib/format';
import { useFormat } from '@/lib/use-format';
import { DrawnChart } from '@/ui/chart/drawn-chart';
import { Facts } from '@/ui/display/facts';
import { Card } from '@/ui/page/card';
import { Concerns, serviceLabels, StateBadge } from './health-state';
import css from './health.module.css';

const HEIGHT = 96;
const milliseconds = (ms: number | null) => (ms === null ? '–' : `${count(Math.round(ms))} ms`);

/** How one service is. Its figures are those of the instance that answered, since it began. */
export function ServiceCard({ health: { service, state, concerns, report } }: { readonly health: ServiceHealth }) {
  return (
    <Card title={serviceLabels[service]} actions={<StateBadge state={state} />}>
      <Concerns concerns={concerns} />
      {report && <Report name={serviceLabels[service]} report={report} />}
    </Card>
  );
}

function Report({ name, report }: { readonly name: string; readonly report: HealthReport }) {
  const { momentOf } = useFormat();
  const { lastHour, jobs, events, outbox, pool, migrations, databaseMs, version, node, startedAt } = report;
  return (
    <>
      <Facts
        items={[
          ['Answers in the last hour', `${count(lastHour.requests)}, ${count(lastHour.failed)} failed`],
          [
            'Half and 95% took at most',
            lastHour.requests > 0 ? `${milliseconds(lastHour.p50Ms)}, ${milliseconds(lastHour.p95Ms)}` : null,
          ],
          ['Jobs', jobs && `${count(jobs.open)} open, ${count(jobs.failed)} given up`],
          ['Events', events && `${count(events.pending)} waiting, ${count(events.deadLetters)} put aside`],
          ['To be published', outbox && counted(outbox.waiting, 'events')],
          ['Database', `${milliseconds(databaseMs)}, ${pool.used} of ${pool.used + pool.idle} in use`],
          ['Migrations', migrations && `${migrations.applied} of ${migrations.known}`],
          ['Version', `${version}, Node ${node.replace('v', '')}`],
          ['Since', momentOf(startedAt)],
        ]}
      />
      <Hours name={name} hours={report.hours} />
    </>
  );
}

function Hours({ name, hours }: { readonly name: string; readonly hours: HealthReport['hours'] }) {
  const { momentOf } = useFormat();
  if (hours.filter(({ requests }) => requests > 0).length < 2) return null;
  const hourOf = (at: string) => momentOf(at).replace(/^.*, /, '');
  return (
    <div className={css.hours}>
      <p>95% of answers took at most, by the hour</p>
      <DrawnChart
        kind="lines"
        label={`${name}, 95% of answers within`}
        series={[{ name: '95% within', color: 'var(--hub)' }]}
        rows={hours.map(({ at, p95Ms }) => ({ key: at, name: hourOf(at), values: [p95Ms] }))}
        unit={{ text: milliseconds }}
        height={HEIGHT}
        filled
      />
    </div>
  );
}
