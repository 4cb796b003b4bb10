/** A crisis line that answers people of a country, and the number for when life is in danger. */
type SupportLine = {
  readonly country: string;
  readonly name: string;
  readonly number: string;
  readonly emergency: string;
};

/** Public numbers, by country (ISO 3166). The operator checks them for its countries; see the readme. */
export const lines: Readonly<Record<string, SupportLine>> = {
  AT: { country: 'Austria', name: 'TelefonSeelsorge', number: '142', emergency: '112' },
  AU: { country: 'Australia', name: 'Lifeline', number: '13 11 14', emergency: '000' },
  BE: { country: 'Belgium', name: 'Zelfmoordlijn', number: '1813', emergency: '112' },
  BR: { country: 'Brazil', name: 'Centro de Valorização da Vida', number: '188', emergency: '192' },
  CA: { country: 'Canada', name: '9-8-8 Suicide Crisis Helpline', number: '988', emergency: '911' },
  CH: { country: 'Switzerland', name: 'Die Dargebotene Hand', number: '143', emergency: '112' },
  DE: { country: 'Germany', name: 'TelefonSeelsorge', number: '0800 111 0 111', emergency: '112' },
  DK: { country: 'Denmark', name: 'Livslinien', number: '70 201 201', emergency: '112' },
  ES: { country: 'Spain', name: 'Línea 024', number: '024', emergency: '112' },
  FR: { country: 'France', name: '3114', number: '3114', emergency: '112' },
  GB: { country: 'United Kingdom', name: 'Samaritans', number: '116 123', emergency: '999' },
  IE: { country: 'Ireland', name: 'Samaritans', number: '116 123', emergency: '112' },
  IN: { country: 'India', name: 'Tele-MANAS', number: '14416', emergency: '112' },
  MX: { country: 'Mexico', name: 'Línea de la Vida', number: '800 911 2000', emergency: '911' },
  NL: { country: 'Netherlands', name: '113 Zelfmoordpreventie', number: '113', emergency: '112' },
  NO: { country: 'Norway', name: 'Mental Helse', number: '116 123', emergency: '113' },
  NZ: { country: 'New Zealand', name: '1737', number: '1737', emergency: '111' },
  PL: { country: 'Poland', name: 'Telefon zaufania dla dorosłych', number: '116 123', emergency: '112' },
  SE: { country: 'Sweden', name: 'Mind Självmordslinjen', number: '90101', emergency: '112' },
  SG: { country: 'Singapore', name: 'Samaritans of Singapore', number: '1767', emergency: '995' },
  US: { country: 'United States', name: '988 Suicide & Crisis Lifeline', number: '988', emergency: '911' },
  ZA: { country: 'South Africa', name: 'SADAG Suicide Crisis Helpline', number: '0800 567 567', emergency: '112' },
};
