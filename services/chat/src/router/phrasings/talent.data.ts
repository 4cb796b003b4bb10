/** How people ask for these tools, beyond their contracts' examples. Capitalised words stand for any name. */
export const talentPhrasings: Readonly<Record<string, string>> = {
  'talent.collaboration.list': `
    what's on my plate for the joint hiring | who needs to do what next
    which positions am I working on together with others | am I blocking anybody
    any deadlines coming up with the hiring team | what are my next steps in hiring
    which positions do I share with other people | who has the ball on the open positions
    what's overdue in my collaborations | show notes from the hiring team | what positions am I collaborating on
    who needs to take the next step | show me my four-way collaborations
    what is the next step for the positions I'm hiring for | are there any notes on my collaborations
    collaborations I'm involved in | what's the status of the four-way collaborations
    who's next to act in the hiring process | do I have anything to do for the hiring team | collaborations
    my collaborations | positions we work on together | joint positions | next steps | my next step
    what is next in hiring | what do I have to do for the open positions | who is responsible for the next step
    what is everybody waiting for | who has to do something | is anything overdue with the hiring team
    due dates of my collaborations | notes from the recruiter | messages of the hiring team
    what did the recruiter write | what did the manager note about the position | status of the positions I work on
    which positions are on hold | what's my next step in the collaborations
    on which positions am I working with a recruiter and a candidate | which steps are due in my collaborations
    who is responsible for the next step on each position | what's the state of my collaborations
    what do I need to do next for the positions I work on | which collaborations are open
    who's turn is it to act on our positions | what's my part in the joint positions
    which position is waiting on me | next actions on shared positions | what do I owe | what do others owe me
    who has to move | who moves next | what is next | what is the next thing to do
    what happens next on the positions | where do things stand with the hiring | where are we with the candidates
    how is the hiring going | how is filling the positions going | what are we waiting for | who are we waiting for
    who is holding things up | who is blocking | is something waiting for me in hiring | is it my turn
    what is my task in hiring | my tasks with the recruiter | things to do with the hiring team
    tasks in the collaborations | due this week in hiring | deadlines of the positions | positions I work on
    positions with a recruiter | who is on the team for the position | what did the others write
    comments on the positions | latest notes | teamwork on positions
    who do the parties wait for | what are the four parties waiting for | who is blocking the position
    what is going on in my shared hirings | which steps are late | what is overdue in the collaboration
    do I have anything to hand over | what do I have to hand over | what did the recruiter hand over to me
    what does the recruiter need from me | what does the hiring manager wait for | does anybody in the collaboration need me
    what is my part in the current hirings | what is my part in filling the position | my role in the hiring of this position
  `,
  'talent.marketplace.dashboard': `
    how many jobs are open right now | how many opportunities can I choose from
    what are the key numbers of the marketplace | how much hiring is going on
    how many positions are currently open | how many active collaborations do we have | how many jobs can I apply to
    give me the marketplace figures | number of open vacancies | how many positions are we hiring for
    how many opportunities are available to me | show me the marketplace dashboard
    how many pending transitions are there | which sides of the marketplace do I belong to | open positions count
    how many vacancies does the company have | summary of the talent marketplace
    how many internal opportunities exist | marketplace | overview | how many openings | number of open roles
    how many positions are there | how many roles are unfilled | count of open jobs
    how many positions do we want to fill | how many jobs are available | how many internal jobs are there
    how many mentorships are there | how many collaborations are running | how many transitions
    open positions in numbers | what are our hiring numbers | hiring overview | are we hiring
    do we have open positions | is the company hiring | organization at a glance | state of hiring
    give me the number of open positions | how many openings are there for me
    how many mentorship opportunities do we offer | what does the marketplace look like at the moment
    what's the count of open positions | tell me how many opportunities there are
    how many positions are waiting to be filled | how many career opportunities do I have
    how many seats are we trying to fill | number of jobs available | quick overview of hiring and mobility
    how many four-way collaborations are running | how many jobs | how many positions | how many openings do we have
    how many roles can people apply for | how many vacancies | how many are we hiring
    how many people do we want to hire | number of positions | number of jobs | number of vacancies
    number of openings | total open positions | positions open in total | amount of open jobs
    is there anything open | are there jobs | are there open jobs | are there vacancies | are we looking for people
    do we hire | how is hiring in numbers | key numbers | the big picture | quick summary | give me a summary
    give me the overall picture | give me key figures | dashboard | dashboard summary | marketplace numbers
    how many transitions are there | how many mentors do we need | how many people collaborate | my sides
    am I talent or hiring side
    how large is the talent pool | how big is the internal talent pool | number of people in the marketplace
    state of the talent marketplace | how many jobs are on the marketplace | how many people move internally
    figures of the marketplace | marketplace in numbers | count of positions and mentorships
  `,
  'talent.mentorships.list': `
    can someone teach me negotiation | I'd like to find a mentor | who am I coaching | is anyone offering mentoring
    who can I learn from | what's the status of my mentorship | do I have a mentee | what mentorships are available
    is there a mentor for me | who has requested mentoring from me | show me open mentorship offers
    looking for a mentor | mentorship offers | which mentors match my skills | who is being mentored by me | mentors
    mentoring | coaching offers | my mentor | my mentees | is anybody mentoring me | who mentors whom
    open mentorships | can somebody coach me | who can help me learn negotiation | find a mentor for me
    am I a mentor | requests for my mentoring | was my mentoring request accepted
    learn from experienced colleagues | which colleagues are willing to mentor me
    has my mentoring request been accepted | which mentorships am I part of | could somebody mentor me
    are there mentoring opportunities that match my skills | am I currently mentoring someone
    anyone who could coach me on discovery | do I have a mentor | who offers to be a mentor | who can help me grow
    who could show me how | who can I ask for guidance | is there a coach | any coaches | mentors available
    available mentors | who is free to mentor | who would mentor me | who mentors in negotiation | I need a mentor
    I want a mentor | I want to be mentored | I am looking for a coach | somebody to learn from
    a colleague to learn from | whom do I mentor | do I mentor someone | who wants to learn from me
    who asked for my help as mentor | mentoring requests | has anybody asked me to mentor | did my mentor answer
    mentorship status | my mentorship
    who can teach me something | has my mentor accepted | am I mentoring anybody
    which skills are offered for mentoring
    who offers help with closing skills | who offers help with negotiation | who can coach me in closing
    coaching in presentation skills | who helps with prospecting skills | experts who share their skills
  `,
};
