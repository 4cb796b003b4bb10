import { describe, expect, it } from '@jest/globals';
import { inEnglish } from './foreign.js';

describe('other languages', () => {
  it.each([
    ['Wie hoch ist unser Risiko im Moment?', 'what is our risk currently?'],
    ['Wer kümmert sich um CVE-2026-1234?', 'who is responsible for CVE-2026-1234?'],
    ['Combien de lits aux urgences ?', 'how many beds at emergency ?'],
    ['¿Cuántas horas de formación me faltan?', 'how many contact hours am I short?'],
    ['how many deals do I have open', undefined],
    ['list all applicants for threat hunter', undefined],
  ])('%s', (text, english) => expect(inEnglish(text)).toBe(english));
});

describe('forms of words', () => {
  it.each([
    ['Welche kritischen Sicherheitsvorfälle sind noch offen?', 'which critical incident are still open?'],
    ['Wie viele Vertriebsgebiete haben wir?', 'how many sales territories have we?'],
    ['Wann läuft mein Zertifikat ab?', 'when my certificate expires?'],
    ['Quelles affaires sont ouvertes ?', 'which deals are open ?'],
    ['Combien de tâches obligatoires sont en retard ?', 'how many tasks mandatory are overdue ?'],
    ['¿Cuántas solicitudes rechazadas hay?', 'how many applications rejected are there?'],
    ['¿Qué vulnerabilidades críticas están abiertas?', 'what vulnerabilities critical are open?'],
  ])('%s', (text, english) => expect(inEnglish(text)).toBe(english));
});
