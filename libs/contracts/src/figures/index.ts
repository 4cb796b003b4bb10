import { clearanceFigures } from './clearances.js';
import { incidentFigures, incidentOverviewFigures } from './incidents.js';
import { intelligenceFigures } from './intelligence.js';
import { readinessFigures } from './readiness.js';
import { vulnerabilityFigures } from './vulnerabilities.js';
import type { FigureTable } from './figure.js';
import { credentialFigures, educationFigures } from './healthcare.js';
import { shiftFigures } from './shifts.js';
import { unitFigures } from './units.js';
import { marketplaceFigures } from './marketplace.js';
import { progressFigures, todayFigures } from './productivity.js';
import { performanceFigures, trendFigures } from './sales.js';
import { planAnalyticsFigures } from './plan-analytics.js';
import { recruitAnalyticsFigures } from './recruit-analytics.js';
import { openSeatFigures } from './open-seats.js';
import { teamPeopleFigures } from './team-people.js';
import { headcountFigures, licenseFigures, onboardingFigures, overviewFigures, positionFigures } from './talent.js';

/** Every figure of every screen, by the answer it stands in. */
export const figureTables = [
  marketplaceFigures,
  overviewFigures,
  positionFigures,
  licenseFigures,
  onboardingFigures,
  headcountFigures,
  openSeatFigures,
  recruitAnalyticsFigures,
  planAnalyticsFigures,
  teamPeopleFigures,
  performanceFigures,
  trendFigures,
  credentialFigures,
  educationFigures,
  shiftFigures,
  unitFigures,
  incidentFigures,
  incidentOverviewFigures,
  intelligenceFigures,
  clearanceFigures,
  readinessFigures,
  vulnerabilityFigures,
  todayFigures,
  progressFigures,
] as unknown as readonly FigureTable[];
