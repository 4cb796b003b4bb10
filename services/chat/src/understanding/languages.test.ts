import { describe, expect, it } from '@jest/globals';
import { isReadWord } from './foreign.js';
import { isUnread } from './languages.js';

describe('a message in a language that is not read', () => {
  it.each([
    'Quanti turni ho questa settimana?',
    'Quais vagas estão abertas esta semana?',
    'Hoeveel verlofdagen heb ik nog?',
    'Które szkolenia muszę jeszcze zrobić i kiedy?',
    'Hur många ärenden är öppna och vilka är mina?',
    'Kuinka monta vuoroa minulla on ensi viikolla?',
    'Kolik mám otevřených případů?',
    'Kaç açık pozisyon var?',
    'Сколько у меня открытых сделок?',
    '私のシフトはいつですか',
    'كم عدد الحوادث المفتوحة',
    '미해결 사고가 몇 건인가요?',
  ])('%s', (text) => expect(isUnread(text, isReadWord)).toBe(true));

  it.each([
    'how many deals do I have open',
    'Wie viele Schichten habe ich nächste Woche?',
    'Combien de candidatures sont en attente ?',
    '¿Cuántos turnos tengo esta semana?',
    'when does Łukasz Żółć start',
    'who is 田中 and what does he do here',
    'icu census',
    'BLS ACLS PALS',
    'asdf qwer zxcv',
    'move Vega Noord to negotiation',
  ])('but not %s', (text) => expect(isUnread(text, isReadWord)).toBe(false));
});
