import { use, useEffect, useState } from 'react';
import { dropDraft } from './draft';
import { holdUnsaved, releaseUnsaved, UnsavedScope, type UnsavedForm } from './unsaved';

type Entries = { readonly getValues: () => object; readonly isDirty: (field: never) => boolean };

/** Tells the page, and the drawer around it, while a form holds something that was not sent. */
export function useUnsaved(form: Entries, dirty: boolean, draft: string | undefined) {
  const scope = use(UnsavedScope);
  const [held] = useState(() => {
    const { pathname, search } = location;
    let over: object | undefined;
    const release = () => {
      releaseUnsaved(one);
      scope?.delete(one);
    };
    const one: UnsavedForm = {
      entries: () => Object.keys(form.getValues()).filter((field) => form.isDirty(field as never)).length,
      kept: draft !== undefined,
      address: { pathname, search },
      discard: () => {
        if (draft !== undefined) dropDraft(draft);
        releaseUnsaved(one);
      },
    };
    const sent = () => {
      over = form.getValues();
      one.discard();
      scope?.delete(one);
    };
    const hold = () => {
      // What was sent is told again only once something else was typed.
      if (over === form.getValues()) return;
      holdUnsaved(one);
      scope?.add(one);
    };
    return { one, hold, release, sent };
  });
  useEffect(() => (dirty ? held.hold() : held.release()));
  useEffect(() => held.release, [held]);
  return { sent: held.sent, discard: held.one.discard };
}
