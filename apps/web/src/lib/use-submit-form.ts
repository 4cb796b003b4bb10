import { useForm, type FormErrors } from '@mantine/form';
import { useEffect, useState } from 'react';
import { ApiError } from './api-error';

/** What closes the dialog a form stands in; a form on a page has none. */
export type Close = (() => void) | undefined;

type SubmitFormOptions<V, T, C extends Close> = {
  readonly initial: V;
  readonly validate?: (values: V) => FormErrors;
  readonly send: (values: V) => Promise<T>;
  readonly loading: boolean;
  /** The fields of the form that a refusal speaks of; those it names where absent. */
  readonly errorsOf?: (refusal: ApiError) => FormErrors;
  readonly onClose?: C;
  /** Follows success; closes where absent. */
  readonly onDone?: ((output: T) => void) | undefined;
};

/** Fields say it themselves; a group of boxes only has the message below it. */
const FIELD_IN_ERROR =
  '[aria-invalid="true"], input[data-error], :has(> .mantine-InputWrapper-error) input:not([type="hidden"])';
const byField = (refusal: ApiError): FormErrors => refusal.byField;

/** A form that is checked, then sent. Whatever goes wrong, what was typed stays, and the first field in error has the focus. */
export function useSubmitForm<V extends Record<string, unknown>, T, C extends Close = undefined>({
  initial,
  validate = () => ({}),
  send,
  loading,
  errorsOf = byField,
  onClose,
  onDone = onClose,
}: SubmitFormOptions<V, T, C>) {
  const form = useForm<V>({ initialValues: initial, validate });
  const [failed, setFailed] = useState<{ readonly element: HTMLFormElement | undefined }>();
  useEffect(() => {
    // What is disabled while it is sent takes no focus.
    if (!loading) failed?.element?.querySelector<HTMLElement>(FIELD_IN_ERROR)?.focus();
  }, [failed, loading]);
  const submit = form.onSubmit(
    (values, event) => {
      const element = event?.currentTarget;
      return send(values).then(
        (output) => onDone?.(output),
        (failure: unknown) => {
          if (!(failure instanceof ApiError)) return;
          form.setErrors(errorsOf(failure));
          setFailed({ element });
        },
      );
    },
    (_errors, _values, event) => setFailed({ element: event?.currentTarget }),
  );
  return {
    form,
    field: form.getInputProps,
    submit,
    loading,
    /** The props of the dialog the form stands in. */
    dialog: { loading, dirty: form.isDirty(), onSubmit: submit, onClose: onClose as C },
  };
}
