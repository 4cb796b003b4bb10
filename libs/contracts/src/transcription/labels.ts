import { booleanLabel, type Labels } from '../fields/field.js';

/** What people call the fields of transcriptions. */
export const transcriptionLabels: Labels = {
  configured: booleanLabel('Set up', ['configured', 'speech to text'], []),
  converts: 'Converts recordings',
  maxBytes: ['Largest recording', 'maximum size'],
  maxSeconds: ['Longest recording', 'maximum length'],
  engine: [
    'Engine',
    'speech engine',
    'speech to text',
    'speech into text',
    'speech recognition',
    'dictation',
    'turn speech into text',
  ],
  language: 'Language',
  texts: 'Texts kept',
  forgotten: 'Deleted',
  'audio:stage': ['Stage', 'progress'],
  moduleContext: 'Module',
  'audio:message': 'Message',
  audioDeletedAt: 'Recording deleted',
  'transcription.text': ['Transcript', 'what was said'],
  'transcription.duration': ['Duration', 'length'],
  questionId: 'Question',
  sessionId: 'Session',
};
