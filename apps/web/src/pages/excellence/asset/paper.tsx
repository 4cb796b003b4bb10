import { Button } from '@mantine/core';
import type { AssetDetail, AssetSection } from '@talent-os/contracts/sales/asset-shapes';
import { refillAsset } from '@talent-os/contracts/sales/assets';
import { useState } from 'react';
import { day } from '@/lib/format';
import { Quiet } from '@/ui/display/quiet';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Card } from '@/ui/page/card';
import css from './asset.module.css';
import { changesOf, type ChangedLine } from './diff.rules';
import { numbered, type Numbered } from './numbered';

const EditSection = lazyPart(async () => (await import('./edit-section')).EditSection);

type PaperProps = { readonly asset: AssetDetail; readonly changes: boolean };

/** What an asset says, heading by heading; or what changed in it since the version before. */
export function Paper({ asset, changes }: PaperProps) {
  const { shown, before, may, id, version, number, next } = asset;
  const [editing, setEditing] = useState<AssetSection>();
  const [ask, question] = useConfirmed(refillAsset, ({ heading, label }: AssetSection) => ({
    title: `Fill “${label}” anew?`,
    confirm: 'Fill anew',
    input: { assetId: id, heading, version },
    done: `“${label}” is filled from what is known today`,
    children: 'What stands there is replaced by what the session, the figures and the last analysis say.',
  }));
  const latest = shown.number === (next ? Math.max(...asset.versions.map((one) => one.number)) : number);
  const edits = latest && !changes && may.do.includes('edit');
  const all = numbered(shown);
  return (
    <Card className={css.paper}>
      {shown.sections.map((section) => (
        <section key={section.heading} aria-label={section.label}>
          <header className={css.heading}>
            <h2>{section.label}</h2>
            {edits && (
              <span className={css.screen}>
                <Button
                  size="compact-xs"
                  variant="subtle"
                  aria-label={`Edit ${section.label}`}
                  onClick={() => setEditing(section)}
                >
                  Edit
                </Button>
                <Button
                  size="compact-xs"
                  variant="subtle"
                  aria-label={`Fill ${section.label} anew`}
                  onClick={() => ask(section)}
                >
                  Fill anew
                </Button>
              </span>
            )}
          </header>
          {changes && before ? (
            <Changed
              lines={changesOf(
                (before.sections.find(({ heading }) => heading === section.heading)?.lines ?? []).map(
                  ({ text }) => text,
                ),
                section.lines.map(({ text }) => text),
              )}
            />
          ) : (
            <Lines asks={section.asks} lines={all.filter(({ heading }) => heading === section.heading)} />
          )}
        </section>
      ))}
      {!changes && <PrintedSources of={all} />}
      {editing && <EditSection asset={asset} section={editing} onClose={() => setEditing(undefined)} />}
      {question}
    </Card>
  );
}

/** On paper, where nothing stands beside it: what each claim rests on, by its number. */
function PrintedSources({ of }: { readonly of: readonly Numbered[] }) {
  const sourced = of.filter(({ number, line }) => number !== undefined && line.sourceName !== null);
  if (sourced.length === 0) return null;
  return (
    <section aria-label="Sources" className={css.printed}>
      <header className={css.heading}>
        <h2>Sources</h2>
      </header>
      <ul className={css.lines}>
        {sourced.map(({ number, line: { url, sourceName, checkedOn } }) => (
          <li key={number}>
            {number}. {url ?? sourceName}
            {checkedOn && `, checked ${day(checkedOn)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

type LinesProps = { readonly asks: string; readonly lines: readonly Numbered[] };

function Lines({ lines, asks }: LinesProps) {
  if (lines.length === 0) return <Quiet>{asks}</Quiet>;
  return (
    <ul className={css.lines}>
      {lines.map(({ place, number, line: { text, fault } }) => (
        <li key={place} data-fault={fault ?? undefined}>
          {text}{' '}
          {number !== undefined && (
            <sup className={css.number} data-fault={fault ?? undefined}>
              {number}
            </sup>
          )}
        </li>
      ))}
    </ul>
  );
}

const TAGS = { same: 'span', added: 'ins', removed: 'del' } as const;

const Changed = ({ lines }: { readonly lines: readonly ChangedLine[] }) => (
  <ul className={css.lines}>
    {lines.map((pieces) => (
      <li key={pieces.map(({ change, text }) => change + text).join('')}>
        {[...pieces.entries()].map(([place, { change, text }]) => {
          const Tag = TAGS[change];
          return <Tag key={place}>{text}</Tag>;
        })}
      </li>
    ))}
  </ul>
);
