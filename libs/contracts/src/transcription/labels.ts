import { either, type Labels } from '../fields/field.js';

/** What people call the fields of transcriptions. */
export const transcriptionLabels: Labels = {
  configured: either('Set up', ['configured', 'speech to text'], []),
  converts: 'Converts recordings',
  maxBytes: ['Largest recording', 'maximum size'],
  maxSeconds: ['Longest recording', 'maximum length'],
  engine: ['Engine', 'speech engine'],
  language: 'Language',
  'audio:stage': ['Stage', 'progress'],
  moduleContext: 'Module',
  'audio:message': 'Message',
  audioDeletedAt: 'Recording deleted',
  'transcription.text': ['Transcript', 'what was said'],
  'transcription.duration': ['Duration', 'length'],
  questionId: 'Question',
  sessionId: 'Session',
};
