/** Hertz of what recognisers listen to. */
const SAMPLE_RATE = 16_000;

const HEADER = 44;
const FULL_SCALE = 0x7fff;

/** A WAV file of one channel, 16 bits, from samples between -1 and 1. Source: RIFF/WAVE, PCM format. */
export function wavOf(samples: Float32Array, sampleRate = SAMPLE_RATE): ArrayBuffer {
  const bytes = new ArrayBuffer(HEADER + samples.length * 2);
  const view = new DataView(bytes);
  const text = (at: number, name: string) =>
    [...name].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  text(0, 'RIFF');
  view.setUint32(4, bytes.byteLength - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, index) =>
    view.setInt16(HEADER + index * 2, Math.round(Math.max(-1, Math.min(1, sample)) * FULL_SCALE), true),
  );
  return bytes;
}

/** What a browser recorded, as WAV with 16 kHz and one channel: for servers that cannot convert it themselves. */
export async function asWav(recording: Blob): Promise<Blob> {
  const context = new AudioContext();
  try {
    const sound = await context.decodeAudioData(await recording.arrayBuffer());
    const frames = Math.max(1, Math.ceil(sound.duration * SAMPLE_RATE));
    // Rendering into one channel mixes down; rendering at another rate resamples.
    const offline = new OfflineAudioContext(1, frames, SAMPLE_RATE);
    const source = new AudioBufferSourceNode(offline, { buffer: sound });
    source.connect(offline.destination);
    source.start();
    const rendered = await offline.startRendering();
    return new Blob([wavOf(rendered.getChannelData(0))], { type: 'audio/wav' });
  } finally {
    await context.close();
  }
}
