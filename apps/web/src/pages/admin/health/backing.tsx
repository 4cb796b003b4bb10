import type { BackingReport } from '@talent-os/contracts/audit/health';
import { counted } from '@/lib/counted';
import { sizeText } from '@/lib/file-size';
import { Stats, type Stat } from '@/ui/figures/stats';

const ofMost = (bytes: number, maxBytes: number | null) =>
  maxBytes === null ? sizeText(bytes) : `${sizeText(bytes)} of ${sizeText(maxBytes)}`;
const unknown = { value: '–', note: 'It did not answer' };

/** What every service stands on: how much it holds, and which version it is. */
export function Backing({ report }: { readonly report: BackingReport | null }) {
  const { postgres = null, nats = null, redis = null, disk = null } = report ?? {};
  const items: readonly Stat[] = [
    {
      label: postgres ? `Postgres ${postgres.version.split(' ')[0]}` : 'Postgres',
      ...(postgres
        ? {
            value: sizeText(postgres.bytes),
            note: `${postgres.connections} of ${counted(postgres.maxConnections, 'connections')}`,
          }
        : unknown),
    },
    {
      label: nats ? `NATS ${nats.version}` : 'NATS',
      ...(nats
        ? { value: ofMost(nats.bytes, nats.maxBytes), note: `${counted(nats.messages, 'events')} kept` }
        : unknown),
    },
    {
      label: redis ? `Redis ${redis.version}` : 'Redis',
      ...(redis ? { value: ofMost(redis.bytes, redis.maxBytes), note: redis.policy } : unknown),
    },
    {
      label: 'Disk',
      ...(disk ? { value: `${sizeText(disk.freeBytes)} free`, note: `of ${sizeText(disk.totalBytes)}` } : unknown),
    },
  ];
  return <Stats items={items} />;
}
