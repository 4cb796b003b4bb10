import type { LevelContent } from './level.js';

export const negotiation: LevelContent = {
  level: 3,
  title: 'Negotiation',
  description:
    'Propose what fits, trade instead of giving away, handle objections without fear, and close with terms both sides keep.',
  lessons: [
    {
      title: 'Write a proposal people can decide on',
      minutes: 5,
      paragraphs: [
        'A proposal is read by people you have never met, in ten minutes, between other things. It should let them decide without you. Begin with their situation and their figures in their own words. Then what will be different, by when, and how both of you will see that it worked. Only then what you deliver and what it costs.',
        'Offer two or three ways to do it, not ten. A smaller start, the one you recommend, and a wider one. With a single offer the question is yes or no; with three it becomes which. Say plainly which you would choose in their place, and why. Each option must be one you would gladly deliver.',
        'Send nothing that has not been talked through. Show a draft to your champion and ask what the person who signs will dislike. If the price is a surprise on the day it is sent, discovery was not finished.',
      ],
    },
    {
      title: 'Trade, never donate',
      minutes: 4,
      paragraphs: [
        'A discount given without anything in return says that the first price was not meant seriously, and invites the next request. Decide before the talk what you want (a longer term, an earlier signature, payment in advance, a reference, a second department), what it is worth to you, and where you stop.',
        'Then answer every request with a condition, and say the condition first: "If you can commit to two years, I can look at the price of the first one." Move in steps that get smaller, and stop when you said you would. Silence after an offer is uncomfortable and useful; let the other side fill it.',
        'When pressed on price, change the size of the package before the price of its parts. Leaving out a site or a service keeps your prices true, and shows the customer what they would miss. Write each agreed point down at once; what is not written is negotiated again.',
      ],
    },
    {
      title: 'Treat an objection as a question',
      minutes: 4,
      paragraphs: [
        'An objection tells you where somebody cannot yet explain the purchase to others. That makes it worth more than a nod. First let it be finished, then ask what lies behind it: "Too expensive compared with what?" may lead to a budget, to a competitor or to a boss who has to be convinced, and each needs a different answer.',
        'Repeat what you heard in your own words until they agree that this is it. Only then answer, briefly, with something that can be checked: a customer in the same position, a trial with a clear measure, a clause in the contract. Ask at the end whether that settles it or whether something is left.',
        'Some objections are right. If you cannot do something, say so, and say what customers do instead. Admitting one limit makes the other answers believable. If the missing part is what they need most, you have saved both sides an unhappy year.',
      ],
    },
    {
      title: 'Close by walking the last steps together',
      minutes: 4,
      paragraphs: [
        'Closing is not a sentence at the end of a meeting. It is a plan you made weeks earlier, which both sides have kept. Write a joint plan backwards from the day the customer wants to be live: training, setup, signature, legal review, security check, final terms. Give every step an owner on both sides and a day.',
        'Review it in each call. When a step slips, do not hide it; ask what it does to the day they care about. That question comes from their goal, so it may be asked without pressure. Start the slow steps early: legal and security take their weeks whether you call them in March or in May.',
        'When all is agreed, ask for the decision plainly: "Is there anything left that would keep you from signing on Thursday?" Then be quiet. After the signature, do at once what you promised first. The days after closing decide whether there will be a second deal.',
      ],
    },
  ],
  quiz: [
    {
      question: 'What belongs at the beginning of a proposal?',
      options: [
        'Your company and its history',
        'The list of prices',
        "The customer's situation and figures, in their own words",
        'The terms of the contract',
      ],
      answer: 2,
    },
    {
      question: 'Why offer two or three options and recommend one?',
      options: [
        'The question becomes which, no longer whether',
        'The most expensive one is always taken then',
        'It hides what the parts cost',
        'It makes the proposal longer and so more serious',
      ],
      answer: 0,
    },
    {
      question: 'The customer asks for ten percent less. What do you say first?',
      options: [
        '"I can do five."',
        '"If you can sign for two years, I can look at the price of the first one."',
        '"That is impossible."',
        '"I will ask my manager and give you the ten."',
      ],
      answer: 1,
    },
    {
      question: 'Somebody says "that is too expensive". What is the first thing to do?',
      options: [
        'Explain the value of the product once more',
        'Offer a smaller price for a quick decision',
        'Move on to the next topic',
        'Ask what it is being compared with',
      ],
      answer: 3,
    },
    {
      question: 'From which day is a joint closing plan written?',
      options: [
        'From the end of your quarter, backwards',
        'From today, forwards',
        'From the day the customer wants to be live, backwards',
        'From the day the offer expires, backwards',
      ],
      answer: 2,
    },
  ],
};
