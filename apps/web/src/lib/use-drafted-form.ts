import { useForm, type FormErrors, type UseFormReturnType } from '@mantine/form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepDraft, readDraft, type Draft } from './draft';
import { isSame, mergedWith, sidesOf, type Side } from './meanwhile.rules';
import { useUnsaved } from './use-unsaved';

/** What somebody else saved while a form was open, field by field, and the way to either side. */
export type Meanwhile = {
  readonly sides: readonly (Side & { readonly isYours: boolean })[];
  readonly take: (field: string, value: unknown) => void;
};

type Options<V> = {
  /** The values as they are now: what the form begins with, and what a stale save is compared with. */
  readonly initial: V;
  readonly draft: string | undefined;
  readonly faults: ((values: V) => FormErrors) | undefined;
  /** The version these values have; none where no version is sent. */
  readonly version: number | undefined;
};
type Began<V> = {
  readonly initial: V;
  readonly version: number | undefined;
  /** What differs from what somebody else saved, once a save was refused for it. */
  readonly sides?: readonly Side[] | undefined;
};

/** The fields, with what was typed into them before, and what knows while they hold something that was not sent. */
export function useDraftedForm<V extends Record<string, unknown>>({ initial, draft, faults, version }: Options<V>) {
  const [first] = useState(() => beginWith({ initial, version }, draft));
  const [began, setBegan] = useState<Began<V>>(first.began);
  const base = useRef(began);
  const [restored, setRestored] = useState<Draft | undefined>(first.found);
  const form = useForm<V>({
    initialValues: first.values,
    initialDirty: Object.fromEntries(Object.keys(first.found?.values ?? {}).map((field) => [field, true])),
    initialErrors: faults?.(first.values) ?? {},
    onValuesChange: (values) => {
      if (first.draft !== undefined) keepDraft(first.draft, base.current.initial, values, base.current.version);
    },
  });
  const { resetDirty } = form;
  // What was there before the draft is what the form goes back to.
  useEffect(() => {
    if (first.found) resetDirty(first.began.initial);
  }, [first, resetDirty]);

  function begin(now: Began<V>, values: V): void {
    base.current = now;
    setBegan(now);
    resetDirty(now.initial);
    form.setValues(values);
  }
  const dirty = form.isDirty();
  const unsaved = useUnsaved(form, dirty, first.draft);
  const refused = useFollowed({
    now: { initial, version },
    began,
    held: form.values,
    dirty,
    refusedBefore: first.outdated,
    begin,
  });
  const startOver = () => {
    begin({ ...base.current, sides: undefined }, base.current.initial);
    form.clearErrors();
    setRestored(undefined);
  };
  return {
    form,
    dirty,
    /** The version the values began with: what is sent says what its writer has seen. */
    version: began.version,
    unsaved: {
      ...unsaved,
      sent(): void {
        unsaved.sent();
        setBegan({ ...began, sides: undefined });
        // A form that stays is from now on about what it has saved.
        if (began.version !== undefined) resetDirty(form.getValues());
      },
    },
    restored: restored && { at: restored.at, startOver },
    /** Told that somebody else was faster. */
    refused,
    meanwhile: shownSides(form, began),
  };
}

/** How a form begins. A draft of an earlier version of the record is compared with what the record is now. */
function beginWith<V extends Record<string, unknown>>(now: Began<V>, draft: string | undefined) {
  const found = draft === undefined ? undefined : readDraft(draft);
  const outdated = found?.version !== undefined && now.version !== undefined && found.version !== now.version;
  const began = outdated ? { initial: { ...now.initial, ...found.began }, version: found.version } : now;
  return { draft, found, outdated, began, values: { ...began.initial, ...found?.values } };
}

type MeanwhileOptions<V> = {
  readonly now: Began<V>;
  readonly began: Began<V>;
  readonly held: V;
  readonly dirty: boolean;
  readonly refusedBefore: boolean;
  readonly begin: (now: Began<V>, values: V) => void;
};

/**
 * Follows the record of a form. While nothing was typed, the form is what is saved; from then on it keeps what it began
 * with, until a save is refused for it: then both sides are shown. Answers how it is told of a refusal.
 */
function useFollowed<V extends Record<string, unknown>>(options: MeanwhileOptions<V>): () => void {
  const { now, began, held, dirty, refusedBefore, begin } = options;
  const [refusedOf, setRefusedOf] = useState(refusedBefore ? began.version : undefined);
  const follow = useEffectEvent(() => {
    if (!dirty) return begin({ ...now, sides: undefined }, now.initial);
    const sides = sidesOf(began.initial, held, now.initial);
    return begin({ ...now, sides }, mergedWith(began.initial, held, now.initial));
  });
  const moved = now.version !== began.version;
  const follows = moved && (!dirty || refusedOf === began.version);
  useEffect(() => {
    if (follows) follow();
  }, [follows]);
  return () => setRefusedOf(began.version);
}

/** Both sides as they are by now: what was typed since is the writer's. */
function shownSides<V extends Record<string, unknown>>(form: UseFormReturnType<V>, { sides }: Began<V>) {
  const held = form.values;
  return (
    sides && {
      sides: sides.map((side) => {
        const isYours = !isSame(held[side.field], side.now);
        return { ...side, yours: isYours ? held[side.field] : side.yours, isYours };
      }),
      take: (field: string, value: unknown) => form.setValues({ [field]: value } as Partial<V>),
    }
  );
}
