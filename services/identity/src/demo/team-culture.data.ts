/** What the departments of the demo have agreed on, by the name of the team. */
export const agreements: Readonly<Record<string, { hours: string; channels: string; meetings: string }>> = {
  Sales: {
    hours: 'All of us are there from 10:00 to 15:00. Before nine and after six nobody has to answer.',
    channels:
      '- What concerns a deal stands on the deal.\n- The phone is for a customer who waits.\n- Everything else can wait until the next morning.',
    meetings: 'Pipeline on Monday, thirty minutes, with the board open. No meeting on Friday afternoon.',
  },
  'Clinical care': {
    hours:
      'Handover begins ten minutes before the shift and ends with it. Nobody is called on a day off but for a gap.',
    channels:
      '- What concerns a patient is said at the bedside or in the record, nowhere else.\n- Shifts are swapped on the roster.\n- An emergency is a call.',
    meetings: 'A huddle at the start of each shift, five minutes, standing. Once a month an hour for what went wrong.',
  },
  'Security operations': {
    hours: 'The watch is staffed around the clock. Who was called at night begins four hours later.',
    channels:
      '- An incident is worked on in its record: who reads it later has nothing else.\n- A critical one is a call to the duty officer.\n- Questions go to the team, not to one person.',
    meetings: 'Shift change at 07:00 and 19:00. A review without blame within five days of every major incident.',
  },
};

/** How people of the demo work best; each is somebody’s. */
export const ways = [
  {
    bestHours: 'Early: what needs thinking is done before ten.',
    reachMe: 'A message; I read them at noon and at four.',
    feedback: 'Straight, and soon after.',
  },
  { bestHours: 'Afternoons.', reachMe: 'Call me when it is urgent, I do not mind.', feedback: '' },
  {
    bestHours: 'Between ten and three, when all of us are there.',
    reachMe: 'Come by, or send a message.',
    feedback: 'In private first, please. Praise as well.',
  },
  {
    bestHours: 'Late. I am slow before nine.',
    reachMe: 'By message, with what you need and until when.',
    feedback: 'With an example, so that I know what to change.',
  },
  {
    bestHours: 'Whenever nobody talks beside me.',
    reachMe: 'In writing: I answer better when I can think first.',
    feedback: 'Ask me how it went before you tell me.',
  },
] as const;

/** What people of the demo thanked each other for, with how many days ago. */
export const thanks = [
  [2, 'For taking my calls on Tuesday without being asked.'],
  [6, 'You stayed until the new colleague had found everything. It showed on Monday.'],
  [11, 'For saying out loud that the plan would not hold. It would not have.'],
  [19, 'Your notes were so clear that I could go on where you had stopped.'],
] as const;
