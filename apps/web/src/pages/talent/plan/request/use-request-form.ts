import { lackingIn } from '@talent-os/contracts/talent/requisition-submission';
import { createRequisition, submitRequisition, updateRequisition } from '@talent-os/contracts/talent/requisitions';
import { useState } from 'react';
import { fieldErrors } from '@/lib/field-errors';
import { useMe } from '@/lib/session';
import { useCommand } from '@/lib/use-command';
import { useSubmitForm } from '@/lib/use-submit-form';
import { useToday } from '@/lib/use-today';
import { requisitionOf, type RequestValues } from './request-values';

type Saved = { readonly id: string; readonly version: number };
type Options = {
  readonly initial: RequestValues;
  /** The request being changed; a new one where absent. */
  readonly known: Saved | undefined;
  /** It was opened because it could not be sent: what it lacks is marked. */
  readonly incomplete: boolean;
  readonly onDone: (id: string) => void;
};

/**
 * Keeps a request as a draft, which may leave most of it open, and sends it, which may not. What is missing stands under
 * the fields before anything is sent.
 */
export function useRequestForm({ initial, known, incomplete, onDone }: Options) {
  const { currency } = useMe().organization;
  const today = useToday();
  const [kept, setKept] = useState<Saved>();
  const saved = kept ?? known;
  const create = useCommand(createRequisition);
  const update = useCommand(updateRequisition);
  const submit = useCommand(submitRequisition, { done: 'Sent for approval' });

  const malformed = (values: RequestValues) => fieldErrors(createRequisition.input, requisitionOf(values, currency));
  const lacking = (values: RequestValues) => {
    const found = lackingIn(requisitionOf(values, currency), today).toReversed();
    return { ...Object.fromEntries(found.map(({ field, message }) => [field, message])), ...malformed(values) };
  };

  async function keep(values: RequestValues, seen = 0): Promise<Saved> {
    const requisition = requisitionOf(values, currency);
    // What the values began with, or what this form has saved itself since.
    const answer = saved
      ? await update.run({ ...requisition, requisitionId: saved.id, version: Math.max(seen, kept?.version ?? 0) })
      : await create.run(requisition);
    setKept(answer);
    return answer;
  }
  async function send(values: RequestValues, seen?: number): Promise<string> {
    const { id, version } = await keep(values, seen);
    await submit.run({ requisitionId: id, version });
    return id;
  }

  const saving = create.loading || update.loading;
  const { form, state, deed } = useSubmitForm({
    initial,
    version: known?.version,
    draft: known
      ? `${updateRequisition.name} ${known.id}`
      : `${createRequisition.name} ${initial.replacesPositionId ?? ''}`,
    loading: saving || submit.loading,
    faults: incomplete ? lacking : undefined,
    validate: lacking,
    send,
    onDone,
  });
  const save = deed({ validate: malformed, send: async (values, seen) => (await keep(values, seen)).id, onDone });
  return { form, state, saved, saving: saving && !submit.loading, sending: submit.loading, save };
}
