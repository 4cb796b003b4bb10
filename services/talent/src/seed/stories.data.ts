import type { Industry } from '@talent-os/contracts';

type DemoStory = {
  readonly key: string;
  readonly title: string;
  readonly fromRole: string;
  readonly toRole: string;
  readonly months: number;
  readonly text: string;
  readonly helped: string;
  readonly named: boolean;
  /** Days ago it was sent, and published; nothing where it waits. */
  readonly sent: number;
  readonly published?: number;
};

/** What people of the demo tell: two stories that are published in each industry, and one that waits. */
export const demoStories: Readonly<Record<Industry, readonly DemoStory[]>> = {
  SALES: [
    {
      key: 'inside-to-key',
      title: 'From the phone to three accounts',
      fromRole: 'Sales development representative',
      toRole: 'Key account manager',
      months: 26,
      text: 'I made sixty calls a day for a year and thought that more calls were the way up. They were not. What changed it: I asked a key account manager to let me write her meeting notes. After ten meetings I knew what was decided in them and what only sounded like it.\n\nThe second year I applied twice. The first time I was told I had no plan for the accounts. The second time I brought one.',
      helped: 'Writing the notes of somebody who does the work already',
      named: true,
      sent: 40,
      published: 38,
    },
    {
      key: 'teacher-to-sales',
      title: 'Eleven years of teaching count',
      fromRole: 'Teacher',
      toRole: 'Account executive',
      months: 9,
      text: 'I left school at 36 and was sure that I would begin at nothing. In the first month I saw that a discovery call is a lesson: you find out what somebody knows before you explain anything.\n\nHard was the quota. In school nobody counts what you bring. I wrote every lost deal on one page, and after twenty pages I saw that I lost them in the same week of the cycle.',
      helped: 'The course on discovery, and twenty pages of lost deals',
      named: false,
      sent: 22,
      published: 21,
    },
    {
      key: 'part-time-lead',
      title: 'A team at four days a week',
      fromRole: 'Account executive',
      toRole: 'Team lead',
      months: 18,
      text: 'I told my manager that I wanted to lead and to work four days, and that I knew both at once might be too much to ask. We agreed on a trial of three months with two numbers that would say whether it works.\n\nBoth numbers held. What I would do again: say the second sentence before somebody else thinks it.',
      helped: 'A trial with two numbers and an end',
      named: true,
      sent: 1,
    },
  ],
  HEALTHCARE: [
    {
      key: 'ward-to-icu',
      title: 'From the ward to intensive care',
      fromRole: 'Ward nurse',
      toRole: 'Critical care nurse',
      months: 14,
      text: 'I was afraid of the monitors, not of the work. I took the dysrhythmia course in my own time and then asked for four shifts beside somebody. After the third I could say what I saw before she did.\n\nThe first nights alone were hard. I wrote down each alarm I did not understand and asked about three of them the next day. There were eleven in the first week and none in the tenth.',
      helped: 'Four shifts beside somebody before I applied',
      named: true,
      sent: 33,
      published: 31,
    },
    {
      key: 'back-after-years',
      title: 'Back after six years at home',
      fromRole: 'Nurse on leave',
      toRole: 'Clinic nurse',
      months: 7,
      text: 'My license was in order and my hands were slow. I began with two days a week in a clinic where nothing is urgent, and told the team on the first morning what I could not do yet. Nobody minded. They minded the others, who did not say it.\n\nAfter seven months I work four days. I did not go back to where I was, and I do not miss it.',
      helped: 'Saying on the first day what I could not do yet',
      named: false,
      sent: 15,
      published: 14,
    },
    {
      key: 'nurse-to-educator',
      title: 'I teach what I once got wrong',
      fromRole: 'Medical-surgical nurse',
      toRole: 'Nurse educator',
      months: 20,
      text: 'A new colleague asked me why we do a thing the way we do, and I did not know. I looked it up and told the others at handover. The next week somebody brought another question. After half a year it was fifteen minutes each Tuesday, and then it was my work.\n\nNobody asked for a degree first. It came second, and I knew by then what it was for.',
      helped: 'Fifteen minutes each Tuesday',
      named: true,
      sent: 2,
    },
  ],
  CYBER: [
    {
      key: 'admin-to-analyst',
      title: 'From servers to the night watch',
      fromRole: 'Systems administrator',
      toRole: 'Security analyst',
      months: 11,
      text: 'I read logs for nine years and never called it security. In the interview I was asked what I would look at first, and I said: who signs in at three in the morning and why the backup does. That was the answer.\n\nWhat was new is writing down why I closed an alert. I did not like it for a month. Now I read my own notes more often than any manual.',
      helped: 'A page for each kind of alert',
      named: true,
      sent: 28,
      published: 27,
    },
    {
      key: 'helpdesk-to-response',
      title: 'Two tries, then incident response',
      fromRole: 'Help desk specialist',
      toRole: 'Incident responder',
      months: 23,
      text: 'I failed the first exercise because I began with the tool and not with the question. For the second I wrote three questions on paper and did not touch the keyboard for ten minutes. It felt wrong, and it was what they wanted to see.\n\nThe help desk was no detour. I know how people describe a thing that is broken, and that is how most incidents begin.',
      helped: 'Ten minutes with paper before the keyboard',
      named: false,
      sent: 12,
      published: 11,
    },
    {
      key: 'analyst-to-lead',
      title: 'Leading a shift without shouting',
      fromRole: 'Security analyst',
      toRole: 'Shift lead',
      months: 16,
      text: 'My first incident as a lead was loud, and I was the loudest. Afterwards somebody told me that they had stopped thinking and only waited for what I would say next. Since then I ask what they see before I say what I think.\n\nIt takes two minutes longer at the beginning, and much less in the end.',
      helped: 'Somebody who told me the truth the next morning',
      named: true,
      sent: 1,
    },
  ],
};
