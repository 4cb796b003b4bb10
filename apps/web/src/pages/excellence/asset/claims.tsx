import { Button } from '@mantine/core';
import { assetFaults, type AssetDetail, type AssetLine } from '@talent-os/contracts/sales/asset-shapes';
import { verifyClaim } from '@talent-os/contracts/sales/assets';
import { day } from '@/lib/format';
import { useCommand } from '@/lib/use-command';
import { useReachable } from '@/lib/use-reachable';
import { AppLink } from '@/ui/button/app-link';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';
import { numbered, type Numbered } from './numbered';

/** What each claim rests on, and when somebody looked; those that keep the version from being published stand first. */
export function Claims({ asset }: { readonly asset: AssetDetail }) {
  const { id, version, shown, claims, faults, may } = asset;
  const { mutate, loading } = useCommand(verifyClaim, { done: 'Checked today' });
  const found = numbered(shown).filter(({ number }) => number !== undefined);
  const ordered = [...found.filter(({ line }) => line.fault), ...found.filter(({ line }) => !line.fault)];
  const verifies = may.do.includes('verify') && shown.status !== 'replaced';
  return (
    <Card title="Claims" description={`${claims - faults} of ${claims} ready`} flush>
      {claims === 0 && <EmptyState title="No claims" text="What to do and what to ask needs no source." />}
      <ul className={rows.rows} aria-label="Claims">
        {ordered.map((one) => (
          <ClaimRow key={`${one.heading}.${one.place}`} claim={one} module={asset.module}>
            {verifies && (one.line.fault === 'old' || one.line.fault === 'unchecked') && (
              <Button
                size="xs"
                variant="default"
                loading={loading}
                aria-label={`Claim ${one.number} is still true`}
                onClick={() =>
                  mutate({ assetId: id, heading: one.heading, number: shown.number, line: one.place, version })
                }
              >
                Still true
              </Button>
            )}
          </ClaimRow>
        ))}
      </ul>
    </Card>
  );
}

type ClaimRowProps = {
  readonly claim: Numbered;
  readonly module: AssetDetail['module'];
  readonly children: React.ReactNode;
};

function ClaimRow({ claim: { number, line }, module, children }: ClaimRowProps) {
  const { text, fault, sourceName, checkedOn } = line;
  return (
    <RecordRow
      name={
        <>
          {number}. {sourceName === null ? text : <SourceLink line={line} name={sourceName} module={module} />}
        </>
      }
      badges={
        fault && <StatusBadge variant={fault === 'source' ? 'error' : 'warning'}>{assetFaults[fault]}</StatusBadge>
      }
      actions={children}
    >
      {checkedOn && <Quiet late={fault === 'old'}>Checked {day(checkedOn)}</Quiet>}
    </RecordRow>
  );
}

type SourceLinkProps = {
  readonly line: AssetLine;
  readonly name: string;
  readonly module: AssetDetail['module'];
};

/** A source as a way to it, where the reader may go there. */
function SourceLink({ line: { url, dealId, metric, excellenceSessionId }, name, module }: SourceLinkProps) {
  const reachable = useReachable();
  if (url)
    return (
      <a href={url} target="_blank" rel="noreferrer">
        {name}
      </a>
    );
  const to =
    dealId && name !== 'A deal'
      ? reachable(`/sales/opportunities?deal=${dealId}`)
      : metric
        ? reachable(`/excellence/${module}`)
        : excellenceSessionId
          ? reachable(`/excellence/${module}/analysis`)
          : undefined;
  return to ? <AppLink to={to}>{name}</AppLink> : name;
}
