/** One field in error, as people find it. */
export type Fault = { readonly element: HTMLElement; readonly label: string; readonly message: string };

/** Fields say it themselves; a group of boxes only has the message below it. */
const FIELD_IN_ERROR =
  '[aria-invalid="true"], input[data-error], :has(> .mantine-InputWrapper-error) input:not([type="hidden"])';

/** The faults of a form in the order they stand in; a group of boxes has one. */
export function faultsIn(form: HTMLFormElement): Fault[] {
  const known = new Set<Element>();
  return [...form.querySelectorAll<HTMLElement>(FIELD_IN_ERROR)].flatMap((element) => {
    const wrapper = [...wrappersOf(element)].find((one) => messageOf(one)) ?? element;
    if (known.has(wrapper)) return [];
    known.add(wrapper);
    return [{ element, label: labelOf(element, wrapper), message: messageOf(wrapper) ?? '' }];
  });
}

function* wrappersOf(element: Element): Generator<Element> {
  for (let at = element.closest('.mantine-InputWrapper-root'); at; at = parentWrapper(at)) yield at;
}
const parentWrapper = (at: Element) => at.parentElement?.closest('.mantine-InputWrapper-root') ?? null;

const messageOf = (wrapper: Element): string | undefined =>
  wrapper.querySelector(':scope > .mantine-InputWrapper-error')?.textContent || undefined;

/** What a field is called, by whoever draws it. */
export function labelOf(element: HTMLElement, wrapper: Element): string {
  const label =
    wrapper.querySelector(':scope > .mantine-InputWrapper-label') ?? (element as HTMLInputElement).labels?.[0];
  const words = [...(label?.childNodes ?? [])].filter(
    (node) => !(node instanceof Element && node.ariaHidden === 'true'),
  );
  return (
    words
      .map((node) => node.textContent)
      .join('')
      .trim() ||
    element.getAttribute('aria-label') ||
    'This field'
  );
}

/** Brings a field into the middle of what is seen, with the focus in it. */
export function goTo({ element }: Pick<Fault, 'element'>): void {
  element.scrollIntoView({ block: 'center' });
  element.focus({ preventScroll: true });
}
