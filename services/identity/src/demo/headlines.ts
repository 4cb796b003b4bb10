import type { Role } from '@talent-os/contracts';

type Headline = readonly [outcomeMessage: string, actionMessage: string, callToAction: string];

/** Headlines the demo organizations wrote; every other role reads the default. */
export const headlines: Record<string, Partial<Record<Role, Headline>>> = {
  meridian: {
    SALES_REP: [
      'Win the right deals • Grow your territory • Sharpen your craft',
      'Your pipeline, your pace.',
      'Open Sales to see where your quarter stands.',
    ],
    HEALTHCARE_PROFESSIONAL: [
      'Safe staffing • Current credentials • Time for patients',
      'Thank you for being here today.',
      'Choose a hub below to plan your week.',
    ],
    CYBER_ANALYST: [
      'See threats early • Respond together • Keep learning',
      'Calm, quick and thorough.',
      'Choose a hub below to begin your watch.',
    ],
    HIRING_MANAGER: [
      'Hire well • Develop your people • Keep good teams together',
      'Great teams are built on purpose.',
      'See who is interested in your open positions.',
    ],
    DEPARTMENT_HEAD: [
      'Balanced territories • Confident forecasts • Growing leaders',
      'One organization, three industries.',
      'A look at performance is one click away.',
    ],
  },
  harbor: {
    HEALTHCARE_PROFESSIONAL: [
      'Safe staffing • Current credentials • Time for patients',
      'Care for those who care.',
      'Choose a hub below to plan your week.',
    ],
    ORGANIZATION_ADMIN: [
      'Every shift covered • Every license current',
      'The harbor runs on its people.',
      'Choose a hub below to see how we are doing.',
    ],
  },
  sentinel: {
    CYBER_ANALYST: [
      'See threats early • Respond together • Keep learning',
      'The watch is yours.',
      'Choose a hub below to begin.',
    ],
    ORGANIZATION_ADMIN: [
      'Cleared people • Ready teams • Quiet nights',
      'Readiness is a habit.',
      'Choose a hub below to see who is ready.',
    ],
  },
  northwind: {
    SALES_REP: [
      'Win the right deals • Grow your territory • Sharpen your craft',
      'Good selling starts with good questions.',
      'Open Sales to see where your quarter stands.',
    ],
    ORGANIZATION_ADMIN: [
      'Predictable revenue • Fair territories • Proud teams',
      'Small company, large map.',
      'Choose a hub below to get started.',
    ],
  },
};
