type FailureRow = {
  /** What the person is told. */
  readonly says: string;
  /** What administrators are told of their endpoint. */
  readonly tells: string;
  /** Whether the same recording may work a little later. */
  readonly again: boolean;
  /** What it says about the endpoint: that it fails now, or until its settings change; nothing where absent. */
  readonly blames?: 'passing' | 'lasting';
};

const BUSY = 'The speech service is busy right now - please try again in a moment';
const AWAY = 'The speech service could not be reached - please try again';
const BROKEN = 'The speech service failed - please try again';
const SETUP = 'The speech service is not set up correctly - please tell your administrator';
const UNREADABLE = 'This recording could not be read - please record it again';

/** Ways a recording does not become text. */
const failures = {
  unconfigured: { says: 'Transcription is not configured', tells: 'Nothing is configured', again: false },
  agreement: {
    says: 'This recording may hold health information, and no speech service here has an agreement for that - please type instead',
    tells: 'It has no agreement for health information',
    again: false,
  },
  forgotten: { says: 'You deleted this recording', tells: 'Its person deleted it', again: false },
  empty: { says: 'No audio data to transcribe.', tells: 'It was sent nothing', again: false },
  unreadable: { says: UNREADABLE, tells: 'It could not read the recording', again: false },
  format: {
    says: 'This server cannot read this kind of recording - please send a WAV file',
    tells: 'It cannot read this kind of recording',
    again: false,
  },
  long: { says: 'Recording too long. Maximum is 60 minutes.', tells: 'The recording was too long', again: false },
  large: {
    says: 'This recording is too large for the speech service - please record it in parts',
    tells: 'The recording was too large for it',
    again: false,
  },
  busy: { says: BUSY, tells: 'It is handling too many requests', again: true, blames: 'passing' },
  broken: { says: BROKEN, tells: 'It failed to answer', again: true, blames: 'passing' },
  garbled: { says: BROKEN, tells: 'Its answer could not be understood', again: true, blames: 'passing' },
  unreachable: { says: AWAY, tells: 'It could not be reached', again: true, blames: 'passing' },
  late: {
    says: 'The speech service took too long - please try again',
    tells: 'It took too long to answer',
    again: true,
    blames: 'passing',
  },
  resting: { says: AWAY, tells: 'It keeps failing and is left alone for a while', again: true },
  key: { says: SETUP, tells: 'It did not accept the key', again: false, blames: 'lasting' },
  model: { says: SETUP, tells: 'It does not know this model', again: false, blames: 'lasting' },
  refused: { says: SETUP, tells: 'It did not accept the request', again: false, blames: 'lasting' },
  address: { says: SETUP, tells: 'Its address may not be used', again: false, blames: 'lasting' },
  locked: {
    says: SETUP,
    tells: 'Its key cannot be read on this installation: enter it again',
    again: false,
    blames: 'lasting',
  },
  program: { says: SETUP, tells: 'The program failed', again: false },
  gone: {
    says: 'The recording is no longer there - please record it again',
    tells: 'The recording was gone',
    again: false,
  },
  abandoned: { says: BROKEN, tells: 'It was tried too often', again: false },
} as const satisfies Record<string, FailureRow>;
export type SpeechFailureKind = keyof typeof failures;

/** What a failure says about the endpoint it came from. */
export const verdictOf = (kind: SpeechFailureKind): FailureRow['blames'] => (failures[kind] as FailureRow).blames;

/** A recording did not become text. Its message is for people; what an engine itself says goes nowhere. */
export class SpeechFailure extends Error {
  override readonly name = 'SpeechFailure';

  constructor(
    readonly kind: SpeechFailureKind,
    readonly status?: number,
    options?: ErrorOptions,
  ) {
    super(failures[kind].says, options);
  }

  /** For administrators. */
  get tells(): string {
    return `${failures[this.kind].tells}${this.status ? ` (status ${this.status})` : ''}`;
  }

  get mayTryAgain(): boolean {
    return failures[this.kind].again;
  }
}
