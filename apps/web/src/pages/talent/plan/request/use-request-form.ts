import { useForm } from '@mantine/form';
import { createRequisition, submitRequisition, updateRequisition } from '@talent-os/contracts/talent/requisitions';
import { useState } from 'react';
import { ApiError } from '../../../../lib/api-error';
import { fieldErrors } from '../../../../lib/field-errors';
import { useMe } from '../../../../lib/session';
import { useCommand } from '../../../../lib/use-command';
import { requisitionOf, type RequestValues } from './request-values';

type Saved = { readonly id: string; readonly version: number };
type Options = {
  readonly initial: RequestValues;
  /** The request being changed; a new one where absent. */
  readonly known: Saved | undefined;
  readonly onDone: (id: string) => void;
};

/** Keeps a request as a draft, and sends it. What is missing stands under the fields; the draft is kept either way. */
export function useRequestForm({ initial, known, onDone }: Options) {
  const { currency } = useMe().organization;
  const [saved, setSaved] = useState(known);
  const create = useCommand(createRequisition);
  const update = useCommand(updateRequisition);
  const submit = useCommand(submitRequisition, { done: 'Sent for approval' });
  const form = useForm<RequestValues>({
    initialValues: initial,
    validate: (values) => fieldErrors(createRequisition.input, requisitionOf(values, currency)),
  });

  async function keep(values: RequestValues): Promise<Saved> {
    const requisition = requisitionOf(values, currency);
    const answer = saved
      ? await update.run({ ...requisition, requisitionId: saved.id, version: saved.version })
      : await create.run(requisition);
    setSaved(answer);
    return answer;
  }

  const attempt = (work: (values: RequestValues) => Promise<string>) =>
    form.onSubmit((values) =>
      work(values).then(onDone, (failure: unknown) => failure instanceof ApiError && form.setErrors(failure.byField)),
    );

  return {
    form,
    saved,
    saving: create.loading || update.loading,
    sending: submit.loading,
    save: attempt(async (values) => (await keep(values)).id),
    send: attempt(async (values) => {
      const { id, version } = await keep(values);
      await submit.run({ requisitionId: id, version });
      return id;
    }),
  };
}
