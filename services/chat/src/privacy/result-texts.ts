type HideRules = {
  /** A text a person may have written. */
  readonly text: (text: string) => string;
  /** A value whose field says that it tells who a person is. */
  readonly value: (value: string) => string;
};

/** Fields of answers that tell who a person is, whatever they hold. */
const TELLING =
  /birth|(?:^|_)dob$|ssn|social.?security|phone|mobile|fax|e-?mail|(?:^|home|postal|mail|street)_?address|street|post.?code|zip|mrn|record_?number|member_?(?:id|number)|insur|policy_?number|account_?(?:no|number)/i;
/** What the product writes itself: days, moments, ids, choices, paths. */
const OURS =
  /^(?:\d{4}-\d\d(?:-\d\d(?:T[\d:.]+Z)?)?|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[A-Z]+(?:_[A-Z]+)+|\/[\w\-/]*)$/;
/** A number so long that it may be one of a card. */
const LONG = 1e12;

/** The answer of a tool, which is JSON, with its texts hidden; figures, days and ids stay as they are. */
export function mapResultTexts(text: string, hide: HideRules): string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return hide.text(text);
  }
  return JSON.stringify(mapValue(value, '', hide));
}

function mapValue(value: unknown, field: string, hide: HideRules): unknown {
  if (Array.isArray(value)) return value.map((one) => mapValue(one, field, hide));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapValue(one, name, hide)]));
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  if (value === '') return value;
  if (TELLING.test(field)) return hide.value(String(value));
  if (typeof value === 'number') return Math.abs(value) >= LONG ? asBefore(value, hide.text(String(value))) : value;
  return OURS.test(value) ? value : hide.text(value);
}

const asBefore = (value: number, text: string): unknown => (text === String(value) ? value : text);
