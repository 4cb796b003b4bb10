import { useForm, type FormErrors } from '@mantine/form';
import { useEffect, useState, type FormEvent } from 'react';
import { ApiError } from './api-error';
import { keepDraft, readDraft, type Draft } from './draft';
import { useUnsaved } from './use-unsaved';

/** What closes the dialog a form stands in; a form on a page has none. */
export type Close = (() => void) | undefined;

/** What can be done with a form: by which rules it is checked, how it is sent, and what follows. */
type SubmitAction<V, T> = {
  readonly validate?: ((values: V) => FormErrors) | undefined;
  readonly send: (values: V) => Promise<T>;
  readonly onDone?: ((output: T) => void) | undefined;
};

type SubmitFormOptions<V, T, C extends Close> = SubmitAction<V, T> & {
  readonly initial: V;
  readonly loading: boolean;
  /** The name its draft is kept under; nothing is kept where absent. */
  readonly draft?: string | undefined;
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
};

const byField = (refusal: ApiError): FormErrors => refusal.byField;
const isFault = (message: unknown) => message !== undefined && message !== null && message !== false;

/**
 * A form that is checked, then sent. Whatever goes wrong, what was typed stays: it is asked about before people leave,
 * and kept as a draft where it may be. `SubmitForm` draws it and leads to the first field in error.
 */
export function useSubmitForm<V extends Record<string, unknown>, T, C extends Close = undefined>({
  initial,
  validate,
  send,
  loading,
  draft,
  faults,
  errorsOf = byField,
  onClose,
  onDone = onClose,
}: SubmitFormOptions<V, T, C>) {
  const { form, dirty, unsaved, restored } = useDraftedForm(initial, draft, faults);
  const [failed, setFailed] = useState<object | undefined>(faults && {});

  const deed =
    ({ validate: rules, send: deliver, onDone: follow }: SubmitAction<V, T>) =>
    async (event?: FormEvent<HTMLFormElement>): Promise<void> => {
      event?.preventDefault();
      const values = form.getValues();
      const found = rules?.(values) ?? {};
      form.setErrors(found);
      if (Object.values(found).some(isFault)) return setFailed({});
      return deliver(values).then(
        (output) => {
          unsaved.sent();
          follow?.(output);
        },
        (failure: unknown) => {
          if (!(failure instanceof ApiError)) return;
          form.setErrors(errorsOf(failure));
          setFailed({});
        },
      );
    };
  const submit = deed({ validate, send, onDone });
  const state: FormState = {
    onSubmit: (event) => void submit(event),
    loading,
    errors: form.errors,
    failed,
    restored,
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

/** The fields, with what was typed into them before, and what knows while they hold something that was not sent. */
function useDraftedForm<V extends Record<string, unknown>>(
  initial: V,
  draft: string | undefined,
  faults: ((values: V) => FormErrors) | undefined,
) {
  const [began] = useState(() => ({ initial, draft, found: draft === undefined ? undefined : readDraft(draft) }));
  const [restored, setRestored] = useState<Draft | undefined>(began.found);
  const first = { ...initial, ...began.found?.values };
  const form = useForm<V>({
    initialValues: first,
    initialErrors: faults?.(first) ?? {},
    onValuesChange: (values) => {
      if (began.draft !== undefined) keepDraft(began.draft, began.initial, values);
    },
  });
  const { resetDirty } = form;
  // What was there before the draft is what the form goes back to.
  useEffect(() => {
    if (began.found) resetDirty(began.initial);
  }, [began, resetDirty]);
  const dirty = form.isDirty();
  const unsaved = useUnsaved(form, dirty, began.draft);
  const startOver = () => {
    form.reset();
    setRestored(undefined);
  };
  return { form, dirty, unsaved, restored: restored && { at: restored.at, startOver } };
}
