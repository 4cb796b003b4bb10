import { workingIn, type Person } from '@talent-os/testing';

/** The HR manager at work in healthcare, who verifies credentials there. */
export const hrInHealthcare = (): Promise<Person> => workingIn('HEALTHCARE', 'hr.manager@meridian.example');
