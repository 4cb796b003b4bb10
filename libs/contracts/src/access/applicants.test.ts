import { describe, expect, it } from '@jest/globals';
import { operations } from '../registry.js';
import { abilityFor, admits } from './ability.js';
import { industries, modules, type Industry } from './tables.js';

/** Anybody becomes an applicant by registering. What they reach, by whose it is; each a decision somebody has made. */
const reached: Readonly<Record<string, string>> = {
  'their session': 'identity.auth: me switchRole testAccess',
  'their password': 'identity.passwords: change',
  'what they say of themselves':
    'identity.profile: change get photo removePhoto requestAddress setPhoto withdrawAddress',
  'what they agreed to': 'identity.consents: get set',
  'how the product looks to them': 'identity.preferences: change get',
  'the devices they are signed in on': 'identity.sessions: list end endOthers',
  'their passkeys': 'identity.passkeys: beginEnrollment enroll remove rename',
  'their second factor': 'identity.secondFactor: beginTotp confirmTotp get makeRecoveryCodes removeTotp',
  'saying once more who they are': 'identity.stepUp: begin prove',
  'the tokens of applications that act for them': 'identity.applicationTokens: create list revoke',
  'letting an application in': 'identity.authorizationRequests: decide get',
  'their notifications':
    'identity.notifications: list read readAll undoReadAll unread snooze resend preferences prefer',
  'the headline of their dashboard': 'identity.dashboard: content',
  'what they may open, by its name': 'identity.search: records',
  'the teams they are in': 'identity.teams: mine',
  'how their teams work together, where they are in one': 'identity.teamCulture: get versions publish',
  'how they work best': 'identity.waysOfWorking: mine change',
  'the journeys they are on': 'identity.journeyRuns: mine',
  'what their teams thank each other for': 'identity.kudos: list give withdraw',
  'what they applied for': 'talent.myApplications: list withdraw',
  'the positions they may apply for': 'talent.advertised: list get mark apply',
  'the positions they apply for by one tap': 'talent.quickApply: list apply',
  'the searches they keep': 'talent.positionSearches: list keep change drop',
  'where they are on their way': 'talent.myJourney: get',
  'whether recruiters find them': 'talent.poolConsent: get set write',
  'their profile, and who reads which part of it': 'talent.profile: get change',
  'what they can do': 'talent.mySkills: list find add change remove ask',
  'what they have done': 'talent.experience: list add change remove readResume',
  'when and how they can work': 'talent.availability: get set confirm',
  'the industries they follow': 'talent.industries: list follow unfollow',
  'who looked at their profile, and whether scores sort them': 'talent.privacy: get change',
  'what they say of their ethnicity and gender': 'talent.selfIdentification: get set remove',
  'the roles they aim for': 'talent.targets: list add change remove',
  'the papers their targets ask for': 'talent.certifications: list',
  'what they bring along into another industry': 'talent.industryMove: get',
  'what their applications, targets and practice amount to':
    'talent.ownFigures: journey market performance benchmarks predictions demand pace',
  'how people come from role to role in an industry': 'talent.careers: map',
  'how ready they are for what they aim for': 'talent.advance: get',
  'all of it in one file': 'talent.ownData: take',
  'that all of it is erased': 'talent.ownErasure: get request withdraw',
  'what employers say of their applications': 'talent.ownFeedback: list ask rate',
  'what changed for them': 'talent.ownInsights: list dismiss restore',
  'the interviews they practice': 'talent.practice: list get start answer remove',
  'the courses they take': 'talent.courses: list mine progress outcomes enroll advance complete withdraw save share',
  'the paths to what they aim for': 'talent.learningPaths: list start reorder drop',
  'what they like to do and want of work': 'talent.assessment: get start answer remove',
  'where they want to go, in their own words': 'talent.careerQuestions: list answer skip remove',
  'the lessons they do': 'talent.lessons: list get answer',
  'the stories they tell': 'talent.successStories: list write revise withdraw waiting decide',
  'the challenges they take part in': 'talent.challenges: list get join show handIn leave review',
  'the events they come to': 'talent.communityEvents: list answer file',
  'the groups they are in': 'talent.communityGroups: list members create join leave',
  'what is posted in their groups': 'talent.communityPosts: list write react report withdraw waiting decide',
  'what they prepare for': 'talent.preparation: list get tick note ask text',
  'the resumes they put together': 'talent.resumes: list get choose summarize drop pdf text json',
  'what they hand in to be verified': 'talent.verifications: list submit state withdraw download',
  'the interviews they were invited to': 'talent.interviews: pick',
  'the offers they were sent': 'talent.offers: view answer',
  'the onboarding tasks that are theirs': 'talent.onboarding: mine changeTask',
  'counts of what concerns them': 'talent.marketplace: dashboard',
  'the positions they take part in': 'talent.collaboration: list postNote handOver',
  'mentoring in skills they hold': 'talent.mentorships: list offer answer',
  'their goals': 'productivity.goals: list get create update move delete checkIn',
  'their tasks': 'productivity.tasks: list board get create update move delete export',
  'their day': 'productivity.today: get',
  'what waits for them': 'productivity.inbox: get summary snooze unsnooze',
  'their progress': 'productivity.progress: get',
  'their calendar': 'productivity.calendar: export feed openFeed closeFeed',
  'the calendars that take their time': 'productivity.calendarSources: list add change read drop',
  'their focus': 'productivity.sessions: create focus stop',
  'what was suggested to them': 'productivity.suggestions: list accept dismiss',
  'their recordings': 'transcription.audio: transcribe list get',
  'how they keep the lists they may open': 'identity.views: change create delete list prefer restore',
  'whether speech is understood here': 'transcription.capabilities: get',
  'the language they speak, and what of it is kept': 'transcription.speech: get set forget',
  'what they talk about with the coach': 'chat.coachThreads: list start keep end',
  'their conversations': 'chat.sessions: list get delete deleted restore export',
  'their conversations, to take along': 'chat.export: markdown json',
  'the models that may answer their conversations': 'chat.models: list choose',
  'their messages': 'chat.messages: send regenerate rate',
  'their history': 'chat.history: list',
  'the answers they asked for': 'chat.runs: events stop decide',
  'what the assistant remembers for them': 'chat.memories: list get export switch keep update forget forgetAll',
  'documents that are shared with applicants': 'chat.knowledge: search download',
  'their own attestations': 'healthcare.compliance: mine attest',
};

const applicant = (industry: Industry) =>
  abilityFor({
    userId: crypto.randomUUID(),
    organizationId: crypto.randomUUID(),
    sessionId: crypto.randomUUID(),
    activeRole: 'CANDIDATE',
    currentIndustry: industry,
    roleIndustries: [...industries],
    organizationIndustries: [...industries],
    organizationModules: [...modules],
    deployment: 'multi-industry',
    addedPermissions: [],
    hiddenModules: [],
    compliances: ['HIPAA'],
    internalMobility: false,
  });

describe('an applicant, of whichever industry', () => {
  it('reaches what is theirs and nothing about the people who work here', () => {
    const abilities = industries.map(applicant);
    const open = operations
      .filter(({ access }) => access !== 'public' && abilities.some((ability) => admits(ability, access)))
      .map(({ name }) => name);
    const decided = Object.values(reached).flatMap((line) => {
      const [subject, words] = line.split(': ') as [string, string];
      return words.split(' ').map((word) => `${subject}.${word}`);
    });
    expect(open.toSorted()).toEqual(decided.toSorted());
  });
});
