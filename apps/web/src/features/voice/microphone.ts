/** What browsers can record, best first: Chromium and Firefox take the first, Safari the second. */
const TYPES = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];

export type Microphone = {
  /** Ends the recording, lets go of the microphone and answers what was recorded. */
  readonly stop: () => Promise<Blob>;
  /** Lets go of the microphone; nothing is kept. */
  readonly abandon: () => void;
};

/**
 * Opens the microphone and records. Rejects where the person or the browser refuses. `onLost` is told when the device
 * ends by itself, unplugged or taken away.
 */
export async function openMicrophone(onLost: () => void): Promise<Microphone> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const tracks = stream.getTracks();
  const letGo = () => tracks.forEach((track) => track.stop());
  try {
    const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
    const recorder = new MediaRecorder(stream, mimeType ? { mimeType } : {});
    const pieces: Blob[] = [];
    recorder.ondataavailable = ({ data }) => pieces.push(data);
    tracks.forEach((track) => (track.onended = onLost));
    const stopped = new Promise<Blob>((resolve) => {
      recorder.onstop = () => {
        letGo();
        resolve(new Blob(pieces, { type: recorder.mimeType.split(';')[0] ?? '' }));
      };
    });
    recorder.start(1_000);
    const end = () => void (recorder.state !== 'inactive' && recorder.stop());
    return {
      stop: () => {
        end();
        return stopped;
      },
      abandon: end,
    };
  } catch (failure) {
    letGo();
    throw failure;
  }
}
