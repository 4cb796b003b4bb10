import { Anchor } from '@mantine/core';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { FormState } from '@/lib/use-submit-form';
import { useShownShortcuts } from '@/lib/shortcuts';
import { timeHere } from '@/lib/format';
import { FaultList } from './fault-list';
import { goTo } from './faults';
import { lazyPart } from '../loading/lazy-part';
import { useFaults } from './use-faults';
import css from './form.module.css';

const MeanwhileSides = lazyPart(async () => (await import('./meanwhile-sides')).MeanwhileSides);

type SubmitFormProps = {
  readonly state: FormState;
  /** What it is called, where no heading stands over it. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  /** Whether faults are listed as long as there are any, or only while one of them is out of sight. */
  readonly lists?: 'always' | 'hidden';
  /** Told the form once it stands. */
  readonly onMount?: ((form: HTMLFormElement | null) => void) | undefined;
  /** Draws the fields and, beside the deed, the faults that are out of sight. */
  readonly children: ReactNode | ((faults: ReactNode) => ReactNode);
};

/**
 * The one form of the product. After an attempt that failed the first field in error has the focus, F8 leads to the next
 * one, and what is out of sight is listed beside the deed. Ctrl+Enter sends it from any field.
 */
export function SubmitForm({ state, label, className, lists = 'hidden', onMount, children }: SubmitFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { faults, hidden } = useFaults(form, state);
  useShownShortcuts('form');
  const list = faults.length > 0 && (hidden || lists === 'always') && <FaultList faults={faults} />;

  function onKeyDown(event: KeyboardEvent): void {
    // What is typed into a dialog over the form is not meant for it.
    if (!(event.target instanceof Node && form.current?.contains(event.target))) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      form.current?.requestSubmit();
    }
    if (event.key !== 'F8' || faults.length === 0) return;
    event.preventDefault();
    const at = faults.findIndex(({ element }) => element === document.activeElement);
    goTo(faults[(at + 1) % faults.length]!);
  }

  return (
    // The keys belong to its fields, wherever among them the focus is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={(element) => {
        form.current = element;
        onMount?.(element);
      }}
      noValidate
      aria-label={label}
      className={className}
      onSubmit={state.onSubmit}
      onKeyDown={onKeyDown}
    >
      <Restored of={state.restored} />
      {state.meanwhile && <MeanwhileSides form={form} of={state.meanwhile} />}
      {typeof children === 'function' ? (
        children(list)
      ) : (
        <>
          {children}
          {list}
        </>
      )}
    </form>
  );
}

function Restored({ of }: { readonly of: FormState['restored'] }) {
  if (!of) return null;
  return (
    <p className={css.restored} role="status">
      What you typed at {timeHere(of.at)} is back.
      <Anchor component="button" type="button" inherit onClick={of.startOver}>
        Start over
      </Anchor>
    </p>
  );
}
