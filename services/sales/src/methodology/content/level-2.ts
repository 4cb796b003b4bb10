import type { LevelContent } from './level.js';

export const qualification: LevelContent = {
  level: 2,
  title: 'Qualification',
  description:
    'Find out early whether a deal can be won, by whom it is decided, and what would stop it, so that your time goes where it counts.',
  lessons: [
    {
      title: 'Know who decides and how',
      minutes: 5,
      paragraphs: [
        'In a company of any size, several people can stop a purchase and hardly anybody can make it alone. Find the four parts they play: the one who signs, the ones who will work with it, the ones who check it (security, legal, procurement), and the one who wants it to happen. One person may play two parts; a missing part is a risk with a name.',
        'Ask about the last time. "When you last bought something of this size, how did it go from idea to signature?" People describe a past purchase honestly, while they guess about a future one. You will hear which committee met, how long legal took, and who turned up late with questions.',
        'Draw the path with your contact and ask them to correct it: steps, people, days. If the path ends two months after the date in your forecast, the forecast is wrong, not the path.',
      ],
    },
    {
      title: 'Earn a champion, then test one',
      minutes: 4,
      paragraphs: [
        'A champion is somebody inside who gains from your success, is heard by those who decide, and acts when you are not there. Liking you is not enough. Many deals are lost in the comfort of a friendly contact who has no influence and tells you what you want to hear.',
        'Test it kindly. Ask for something only a champion would do: an introduction to the person who signs, the real reasons the last project failed, a look at the draft budget, a rehearsal of the internal presentation. If each request is put off, you have a coach at best. Look for a second contact before you need one.',
        'Champions need material. They will explain your case in three minutes to people who know less than they do. Give them one page in their own words: the problem, the figure, the choice, the risk of waiting. If they rewrite it, that is the best sign of all.',
      ],
    },
    {
      title: 'Money, timing and the power of nothing',
      minutes: 4,
      paragraphs: [
        'Your strongest competitor is rarely another company. It is the decision to do nothing this year. So ask directly what happens if nothing changes by a certain date. If the honest answer is "not much", the deal is a hope, however pleasant the meetings are.',
        'Look for an event that gives the date its force: a contract that ends, an audit, a new site, a promise made to the board. A date that only you need, such as the end of your quarter, is not such an event, and customers notice when it is the only reason for hurry.',
        'Talk about money before you write a proposal. Give a range with what drives it, and watch. "Projects like this run between forty and seventy thousand, mostly depending on the number of sites. Where does that land for you?" A range that shocks now saves a month. A shrug means nobody has thought about paying yet.',
      ],
    },
    {
      title: 'Walk away well',
      minutes: 3,
      paragraphs: [
        'Every seller has the same number of hours. A deal that cannot be won takes them from one that can. Set your conditions beforehand and look at them each time a deal changes its stage: a problem with a number, a person who can sign, a path with dates, a reason to act by then. If two are missing after three conversations, something is wrong.',
        'Say so openly. "I do not see yet why this should be done this year. Am I missing something?" Half of the time you get the missing piece, because nobody had asked. The other half, you part as professionals, with a date to talk again, and you move the deal back or close it as lost with the true reason.',
        'The true reason matters. "Price" is what people say to be polite. Whether it was a missing sponsor, a feature or the timing decides what the company should change.',
      ],
    },
  ],
  quiz: [
    {
      question: 'What is the most reliable way to learn how a customer will decide?',
      options: [
        'Ask who the decision maker is',
        'Ask how their last purchase of this size went from idea to signature',
        'Look at the organization chart',
        'Wait until procurement calls',
      ],
      answer: 1,
    },
    {
      question: 'Which of these shows that a contact is a champion?',
      options: [
        'They answer every message within the hour',
        'They tell you that everybody likes your product',
        'They arrange a meeting with the person who signs and prepare it with you',
        'They have bought from you in an earlier job',
      ],
      answer: 2,
    },
    {
      question: 'Which date carries a deal?',
      options: [
        'The last day of your quarter',
        'The day your discount ends',
        'The day your contact hopes to be finished',
        'The day their present contract ends and cannot be extended',
      ],
      answer: 3,
    },
    {
      question: 'Why name a price range before writing a proposal?',
      options: [
        'To learn early whether there is money and who has thought about it',
        'To make the final price look low',
        'Because proposals may not contain prices',
        'To finish the negotiation before legal takes part',
      ],
      answer: 0,
    },
    {
      question: 'After three conversations there is no sponsor and no reason to act this year. What now?',
      options: [
        'Send a larger proposal with a better price',
        'Keep the stage, so that the pipeline looks full',
        'Say openly what is missing, and move the deal back or close it with the true reason',
        'Call the head of the company without telling your contact',
      ],
      answer: 2,
    },
  ],
};
