import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconPencil, IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { ApiError } from '@/lib/api-error';
import { textOf } from '@/lib/failure-text';
import { offerUndo } from '@/lib/undo';
import { useEscape } from '@/lib/use-escape';
import css from './inline-edit.module.css';

/** What a control needs to edit a value in place. */
export type InlineControl<Value> = {
  readonly 'aria-label': string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
  readonly value: Value;
  readonly disabled: boolean;
  readonly onChange: (value: Value) => void;
};

type InlineEditProps<Value> = {
  /** What the field is called, also to the button: `Edit amount: $48,000`. */
  readonly label: string;
  /** The value as people read it. */
  readonly shown: ReactNode;
  readonly value: Value;
  readonly children: (control: InlineControl<Value>) => ReactNode;
  /** Why a value cannot be saved; asked before the server is. */
  readonly faultOf?: (value: Value) => string | undefined;
  readonly onSave: (value: Value) => Promise<unknown>;
  /** Writes the value there was before; without it there is no way back. */
  readonly onUndo?: (before: Value) => Promise<unknown>;
};

/** One field that is edited where it stands: Enter saves, Escape leaves it as it was, a fault stands under it. */
export function InlineEdit<Value>(props: InlineEditProps<Value>) {
  const { label, shown, value, onUndo } = props;
  const [editing, setEditing] = useState(false);
  // The way back writes with the version there is by then.
  const latest = useRef(onUndo);
  useEffect(() => void (latest.current = onUndo));
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(editing);
  useEffect(() => {
    if (was.current && !editing) button.current?.focus();
    was.current = editing;
  }, [editing]);
  return editing ? (
    <Editor
      {...props}
      onDone={(saved) => {
        setEditing(false);
        if (saved && onUndo) offerUndo(`${label} changed`, () => void latest.current?.(value).catch(() => undefined));
      }}
    />
  ) : (
    <button ref={button} type="button" className={css.shown} onClick={() => setEditing(true)}>
      <VisuallyHidden>{`Edit ${label.toLowerCase()}: `}</VisuallyHidden>
      <span>{shown}</span>
      <IconPencil size={13} aria-hidden className={css.pencil} />
    </button>
  );
}

type EditorProps<Value> = InlineEditProps<Value> & { readonly onDone: (saved: boolean) => void };

/** What is typed, why it cannot be saved, and saving it. */
function useDraft<Value>({ value: initial, faultOf, onSave, onDone }: EditorProps<Value>) {
  const [value, setValue] = useState(initial);
  const [fault, setFault] = useState<string>();
  const [saving, setSaving] = useState(false);
  // It writes with the version the value was read with; after somebody else was faster, with what is shown by then.
  const [began, setBegan] = useState<{ readonly onSave: typeof onSave } | undefined>({ onSave });
  async function save(): Promise<void> {
    if (value === initial) return onDone(false);
    const wrong = faultOf?.(value);
    setFault(wrong);
    if (wrong || saving) return;
    setSaving(true);
    try {
      await (began?.onSave ?? onSave)(value);
      onDone(true);
    } catch (failure) {
      const [message] = failure instanceof ApiError ? Object.values(failure.byField) : [];
      setFault(message ?? textOf(failure));
      if (failure instanceof ApiError && failure.code === 'resource.stale') setBegan(undefined);
      setSaving(false);
    }
  }
  function change(next: Value): void {
    setValue(next);
    setFault(undefined);
  }
  return { value, fault, saving, save, change, outdated: began === undefined };
}

function Editor<Value>(props: EditorProps<Value>) {
  const { label, shown, children, onDone } = props;
  const { value, fault, saving, save, change, outdated } = useDraft(props);
  const box = useRef<HTMLDivElement>(null);
  const described = useId();
  useEscape(() => onDone(false));
  useEffect(() => {
    const control = box.current?.querySelector<HTMLInputElement>('input, textarea, select');
    control?.focus();
    control?.select?.();
  }, []);
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    event.preventDefault();
    void save();
  }

  return (
    // Hears Enter of the control in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div ref={box} onKeyDown={onKeyDown} role="group" aria-label={label}>
      <div className={css.line}>
        {children({
          'aria-label': label,
          'aria-describedby': fault ? described : undefined,
          'aria-invalid': fault !== undefined,
          value,
          disabled: saving,
          onChange: change,
        })}
        <ActionIcon size={30} loading={saving} aria-label={`Save ${label.toLowerCase()}`} onClick={() => void save()}>
          <IconCheck size={15} />
        </ActionIcon>
        <ActionIcon size={30} variant="default" aria-label="Cancel" onClick={() => onDone(false)}>
          <IconX size={15} />
        </ActionIcon>
      </div>
      {fault && (
        <p id={described} className={css.fault} role="alert">
          {fault}
        </p>
      )}
      {outdated && <p className={css.now}>Now: {shown}</p>}
    </div>
  );
}
