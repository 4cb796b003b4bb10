/** A WAV file, 16 kHz, one channel, 16 bits: of these samples, from -1 to 1. */
export function wavOf(samples: Float32Array | readonly number[], rate = 16_000): Buffer {
  const data = samples.length * 2;
  const file = Buffer.alloc(44 + data);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(36 + data, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(data, 40);
  samples.forEach((sample, index) =>
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), 44 + index * 2),
  );
  return file;
}

/** A quiet tone, in seconds: enough for an engine to say whether it works. */
export const toneOf = (seconds: number, rate = 16_000): Buffer =>
  wavOf(
    Float32Array.from({ length: seconds * rate }, (_, index) => 0.1 * Math.sin((2 * Math.PI * 440 * index) / rate)),
    rate,
  );
