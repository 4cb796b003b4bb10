import { Alert, Button, Progress, Textarea } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import { numberFormat } from '@/lib/intl';
import { ConfirmDialog } from '../dialog/confirm-dialog';
import { actionLabel, BULK_MOST } from './bulk.rules';
import type { BulkAction, BulkCommand } from './bulk-action';
import type { Bulk, FailedRow } from './use-bulk';
import css from './bulk-bar.module.css';

type BulkBarProps<T> = {
  readonly bulk: Bulk<T>;
  readonly label: string;
  /** How many rows the filter has. */
  readonly total: number;
  readonly onAll: () => Promise<void>;
};

/** What can be done with the rows chosen, and what became of it. */
export function BulkBar<T>({ bulk, label, total, onAll }: BulkBarProps<T>) {
  const { chosen, actions, progress, failed } = bulk;
  const [asked, setAsked] = useState<BulkCommand<T>>();
  const [all, setAll] = useState(false);
  const start = (action: BulkAction<T>) => {
    const allowed = chosen.filter(action.allows);
    if (allowed.length === 0 || progress) return;
    if ('open' in action) action.open(allowed);
    else if (action.confirm) setAsked(action);
    else void bulk.run(action);
  };
  useHotkeys(asked ? [] : [['Escape', bulk.clear], ...shortcutsOf(actions, start)]);
  const most = Math.min(total, BULK_MOST);
  const selectAll = () => {
    setAll(true);
    void onAll().finally(() => setAll(false));
  };
  return (
    <>
      <FailedRows failed={failed} />
      {chosen.length > 0 && (
        <div className={css.bar} role="group" aria-label={`Chosen ${label}`} data-bulk>
          <Standing chosen={chosen.length} progress={progress} />
          {!progress && chosen.length < most && (
            <Button variant="subtle" size="compact-sm" loading={all} onClick={selectAll}>
              Select {total > BULK_MOST ? 'the first' : 'all'} {numberFormat({}).format(most)}
            </Button>
          )}
          <span className={css.rule} />
          {actions.map((action) => (
            <ActionButton
              key={action.key}
              action={action}
              chosen={chosen}
              busy={!!progress}
              onStart={() => start(action)}
            />
          ))}
          <span className={css.rule} />
          <Button variant="subtle" color="gray" size="compact-sm" onClick={bulk.clear}>
            Clear<kbd className={css.key}>esc</kbd>
          </Button>
        </div>
      )}
      {asked && (
        <Confirm
          action={asked}
          rows={chosen.filter(asked.allows)}
          onConfirm={(reason) => {
            setAsked(undefined);
            void bulk.run(asked, reason);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

type ActionButtonProps<T> = {
  readonly action: BulkAction<T>;
  readonly chosen: readonly T[];
  readonly busy: boolean;
  readonly onStart: () => void;
};

function ActionButton<T>({ action, chosen, busy, onStart }: ActionButtonProps<T>) {
  const allowed = chosen.filter(action.allows).length;
  return (
    <Button
      variant="subtle"
      color={action.danger ? 'red' : 'gray'}
      size="compact-sm"
      leftSection={action.icon}
      disabled={allowed === 0 || busy}
      onClick={onStart}
      {...(action.shortcut && { 'aria-keyshortcuts': action.shortcut.toUpperCase() })}
    >
      {actionLabel(action.label, allowed, chosen.length)}
      {action.shortcut && (
        <kbd className={css.key} aria-hidden>
          {action.shortcut.toUpperCase()}
        </kbd>
      )}
    </Button>
  );
}

type ConfirmProps<T> = {
  readonly action: BulkCommand<T>;
  readonly rows: readonly T[];
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
};

function Confirm<T>({ action, rows, onConfirm, onClose }: ConfirmProps<T>) {
  const [reason, setReason] = useState('');
  const { title, text, confirm } = action.confirm!(rows);
  const [missing, setMissing] = useState(false);
  const answer = () => (action.reason && reason.trim() === '' ? setMissing(true) : onConfirm(reason.trim()));
  return (
    <ConfirmDialog title={title} confirm={confirm} danger={action.danger ?? false} onConfirm={answer} onClose={onClose}>
      {text}
      {action.reason?.field?.({ value: reason, missing: missing && reason.trim() === '', onChange: setReason })}
      {action.reason && !action.reason.field && (
        <Textarea
          mt="sm"
          label="Reason"
          description={action.reason.description}
          required
          autosize
          minRows={2}
          maxLength={action.reason.maxLength}
          value={reason}
          error={missing && reason.trim() === '' && 'Please give a reason'}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
    </ConfirmDialog>
  );
}

function FailedRows({ failed }: { readonly failed: readonly FailedRow[] }) {
  if (failed.length === 0) return null;
  return (
    <Alert color="yellow" mt="sm" title={`${failed.length} could not be changed and stay chosen`} role="status">
      <ul className={css.failed}>
        {failed.map(({ id, name, reason }) => (
          <li key={id}>
            {name}: {reason}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function Standing({ chosen, progress }: { readonly chosen: number; readonly progress: Bulk<unknown>['progress'] }) {
  return (
    <>
      <span className={css.chosen} aria-live="polite">
        {progress ? `${progress.over} of ${progress.all}` : `${chosen} selected`}
      </span>
      {progress && <Progress w={120} value={(100 * progress.over) / progress.all} aria-label="Progress" />}
    </>
  );
}

const shortcutsOf = <T,>(actions: readonly BulkAction<T>[], start: (action: BulkAction<T>) => void) =>
  actions.flatMap((action): [string, () => void][] =>
    action.shortcut ? [[action.shortcut, () => start(action)]] : [],
  );
