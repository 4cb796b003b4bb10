import { errors, type Operation } from '@talent-os/contracts';
import { isPaged } from '../http/answer-headers.js';

const WHO: Readonly<Record<string, string>> = {
  public: 'Anybody may ask.',
  'signed-in': 'Everybody who is signed in may ask.',
};

/** What an operation does, what it sets off and what it refuses, in sentences: all of it stands in its contract. */
export function descriptionOf(operation: Operation): string {
  const { access, audited, deadlineMs, upload, stepUp } = operation;
  const sentences = [
    `${operation.summary.replace(/\.$/, '')}.`,
    effectOf(operation),
    isPaged(operation) ? 'Answers one page of the list, and in `total` how many records match in all.' : undefined,
    operation.stream ? 'Answers a stream of events that goes on until it is finished.' : undefined,
    fileOf(operation),
    stepUp ? 'The caller must have proven within the last five minutes who they are.' : undefined,
    refusalsOf(operation),
    WHO[typeof access === 'string' ? access : ''] ?? 'Who may ask is told by `x-access`.',
    audited ? 'That it was read is recorded in the audit trail.' : undefined,
    deadlineMs ? `It may take up to ${deadlineMs / 1000} seconds.` : undefined,
    upload ? `The file weighs at most ${upload.maxBytes} bytes and is one of: ${upload.kinds.join(', ')}.` : undefined,
  ];
  return sentences.filter((one) => one !== undefined).join(' ');
}

/** Whether it changes something, and whom it tells. */
function effectOf({ effect, events, input }: Operation): string {
  if (effect === 'read') return 'Changes nothing.';
  const told = events?.().map(({ name }) => `\`${name}\``) ?? [];
  const versioned = 'shape' in input && 'version' in (input.shape as object);
  return [
    told.length > 0 ? `Announces ${told.join(', ')}.` : 'Changes what is kept, and announces nothing.',
    ...(versioned ? ['Names the version it was made from, and is refused where another change came first.'] : []),
  ].join(' ');
}

const fileOf = ({ document, download }: Operation): string | undefined =>
  document
    ? `Sent as a file of the type \`${document.type}\`; as its parts to whoever asks for JSON.`
    : download && 'Answers the file itself.';

/** What it refuses beyond what every operation may. */
function refusalsOf({ errors: codes = [] }: Operation): string | undefined {
  const said = codes.map((code) => `${errors[code].title.replace(/\.$/, '')} (\`${code}\`)`);
  return said.length > 0 ? `Refusals of its own: ${said.join('; ')}.` : undefined;
}
