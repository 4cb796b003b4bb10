import type { FormErrors } from '@mantine/form';
import { useState, type FormEvent } from 'react';
import { ApiError } from './api-error';
import { useDraftedForm, type Meanwhile } from './use-drafted-form';

/** What closes the dialog a form stands in; a form on a page has none. */
export type Close = (() => void) | undefined;

/** What can be done with a form: by which rules it is checked, how it is sent, and what follows. */
type SubmitAction<V, T> = {
  readonly validate?: ((values: V) => FormErrors) | undefined;
  /**
   * Sends them, with the version of the record they began with. Nothing is unsent any more from `acknowledged` on, or,
   * where it is not told, from the end on: what the write changed may still be read again by then.
   */
  readonly send: (values: V, version: number | undefined, acknowledged: () => void) => Promise<T>;
  readonly onDone?: ((output: T) => void) | undefined;
};

type SubmitFormOptions<V, T, C extends Close> = SubmitAction<V, T> & {
  readonly initial: V;
  /** The version of the record its values come from, where it changes one. */
  readonly version?: number | undefined;
  readonly loading: boolean;
  /** The name its draft is kept under, see `draftOf`; nothing is kept where there is none. */
  readonly draft: string | undefined;
  /** Marked from the beginning: why it was opened. */
  readonly faults?: ((values: V) => FormErrors) | undefined;
  /** The fields of the form that a refusal speaks of; those it names where absent. */
  readonly errorsOf?: (refusal: ApiError) => FormErrors;
  readonly onClose?: C;
};

/** What `SubmitForm` has to know of a form. */
export type FormState = {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly loading: boolean;
  readonly errors?: FormErrors;
  /** Another object for every attempt that ended in faults. */
  readonly failed?: object | undefined;
  /** The draft it began with: of when, in milliseconds since 1970, and the way back to an empty form. */
  readonly restored?: { readonly at: number; readonly startOver: () => void } | undefined;
  /** What somebody else saved since the form began, once a save was refused for it. */
  readonly meanwhile?: Meanwhile | undefined;
};

/** Refusals of a save for what somebody else did meanwhile: the form goes on with the record as it is. */
const OVERTAKEN: readonly string[] = ['resource.stale', 'asset.published'];

const byField = (refusal: ApiError): FormErrors => refusal.byField;
const isFault = (message: unknown) => message !== undefined && message !== null && message !== false;

/**
 * A form that is checked, then sent. Whatever goes wrong, what was typed stays: it is asked about before people leave,
 * and kept as a draft where it may be. `SubmitForm` draws it and leads to the first field in error.
 */
export function useSubmitForm<V extends Record<string, unknown>, T, C extends Close = undefined>({
  initial,
  version: current,
  validate,
  send,
  loading,
  draft,
  faults,
  errorsOf = byField,
  onClose,
  onDone = onClose,
}: SubmitFormOptions<V, T, C>) {
  const drafted = useDraftedForm({ initial, draft, faults, version: current });
  const { form, dirty, version, unsaved, refused } = drafted;
  const [alone] = useState(oneAtATime);
  const [failed, setFailed] = useState<object | undefined>(faults && {});

  const deed = (action: SubmitAction<V, T>) => async (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault();
    await alone(() => act(action));
  };
  async function act({ validate: rules, send: deliver, onDone: follow }: SubmitAction<V, T>): Promise<void> {
    const values = form.getValues();
    const found = rules?.(values) ?? {};
    form.setErrors(found);
    if (Object.values(found).some(isFault)) return setFailed({});
    const acknowledged = once(unsaved.sent);
    return deliver(values, version, acknowledged).then(
      (output) => {
        acknowledged();
        follow?.(output);
      },
      (failure: unknown) => {
        if (!(failure instanceof ApiError)) return;
        if (OVERTAKEN.includes(failure.code ?? '')) refused();
        form.setErrors(errorsOf(failure));
        setFailed({});
      },
    );
  }
  const submit = deed({ validate, send, onDone });
  const state: FormState = {
    onSubmit: (event) => void submit(event),
    loading,
    errors: form.errors,
    failed,
    restored: drafted.restored,
    meanwhile: drafted.meanwhile,
  };
  const close = onClose && (() => (unsaved.discard(), onClose()));
  return {
    form,
    field: form.getInputProps,
    submit,
    /** Another deed of the same form, by rules of its own. */
    deed,
    loading,
    /** What `SubmitForm` takes. */
    state,
    /** The props of the dialog the form stands in. */
    dialog: { ...state, dirty, onClose: close as C },
  };
}

/** Enter pressed twice at once is one deed. */
function oneAtATime() {
  let running = false;
  return async (work: () => Promise<void>): Promise<void> => {
    if (running) return;
    running = true;
    await work().finally(() => (running = false));
  };
}

function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (!done) work();
    done = true;
  };
}
