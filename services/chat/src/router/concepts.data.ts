/**
 * What different words mean alike. Each row: a concept, and the words and phrases for it, commas between. Words are
 * compared by their stems, articles are skipped, `our`, `their` and the like read as `my`. A phrase may stand for several
 * concepts: the other words of a question tell which is meant.
 */
export const concepts: Readonly<Record<string, string>> = {
  // Selling
  deal: `deal, opp, contract, bid, prospect, engagement, transaction, lead, am i selling, i sell, we sell, selling at the moment, working on in sales, sales in progress, who am i selling, who am i currently selling, who do i sell, selling to`,
  opportunity: `opportunity, opportunities`,
  pipeline: `pipeline, funnel, forecast, deal board, sales board, board, kanban, in play, projected, projection, pipe, swimlane, expected revenue, future revenue, potential revenue, could we win, could i win, could we still win, could i still win, would we win, would i win`,
  stage: `stage, phase, status stage`,
  bystage: `stages, by stage, per stage, each stage, every stage, in which stage, which stage, across stages, stage by stage, across all, different stages, breakdown, break down, broken down, split by`,
  worth: `worth, value, total, sum, amount, how much money, altogether, add up, adds up, weighted, size, how big, how large, volume, dollar, euro, combined, overall value, tied up, sitting in, money is in`,
  stalled: `stalled, stuck, stale, idle, inactive, dormant, neglect, forgotten, quiet, cold, no activity, without activity, without any activity, not moving, not moved, not progressed, not progressing, no progress,
    no contact, untouched, not touched, not been touched, silent, attention, at risk, no movement, nothing happened, rot, rotting, not responded, follow up, chase, nudge, lost momentum, slipping, dragging, stagnant,
    languishing, ghosted, not heard from, unattended, overlooked, slow, asleep, sleeping, dead, dying, lagging, revive, frozen, gathering dust, in limbo`,
  contact: `call, phone call, phone, meeting, met, email, mail, conversation, demo, visit, spoke, talked, presentation, workshop`,
  won: `won, win, signed, closed won, landed, successful, victory`,
  lost: `lost, lose, loss, closed lost, slipped away, missed out, beaten, lost out, take from us, took from us`,
  stagename: `negotiation, negotiate, bargaining, haggle, proposal, quote, quoted, offer stage, proposal stage, qualified, qualification, prospect stage, early stage, closed won, closed lost`,
  biggest: `biggest, largest, highest, most valuable, top, greatest, best, most expensive, juiciest, most important, heaviest, big, large, fattest, smallest, lowest, least valuable, cheapest, priciest, tiniest, alphabetical, alphabetically, ascending, descending, order, rank, ranked, ranking,
    sorted by, order by, sort by, sort, ordered, major, main, key, strongest, weakest, worst, most lucrative, highest value, worth most, most money, bring most, most revenue, small`,
  closing: `close next, closing soon, close soon, about to close, due to close, close date, closing date, closing, wrap up, expected to close, to be signed, will close, going to close, supposed to close, likely to close,
    scheduled to close, ready to close, near close, nearly closed, on the verge`,
  competitor: `competitor, competition, rival`,
  account: `account, customer, client, company, companies, buyer, book of business, client base, customer base, businesses, firm, logo, clientele`,
  history: `history, what is going on with, what is going on at, what is happening with, what is happening at, what is happening on, what is new with, what is new on, what is new at, timeline, what happened, log of, story, background, latest on, update on, where do we stand, where do i stand, where are we, status, detail, tell me about, tell me more, more about, stand with, going with, news on, info, information,
    catch me up on, rundown, brief me, situation, look like, last discussed, discussed, state of, everything about, everything on, all about, happening with, progress on, deep dive, look into, specifics, facts, drill into, tell me everything, know about,
    going on with, what about, how is it going, how are things`,
  owner: `who owns, owner, belong, in charge, responsible, whose, look after, looks after, looking after, handle, handles, handling, who covers, who runs, who has, who manages, assigned, own, owned by, who takes care, take care of, run by, covered by, managed by, person behind, who works on, who is on`,
  revenue: `revenue, turnover, income, sold, sell, selling, bring in, brought in, bringing in, booking, make money, earn, earned, earning, generated, sales figure, sales number, sales result, proceeds, sales volume, money did i make, money have i made, have i made, did i make, closed this month,
    close this month, did i close, have i closed, i closed, sales this month, won this month, billed, billings, sales total, top line, cash`,
  quota: `quota, target, attainment, on track, my number, my goal, against goal, sales goal, hit my number, made my number, make my number, hit number, against plan, reach goal, reach my goal, on pace, behind plan, ahead of plan, ahead or behind, behind or ahead, am i behind, am i ahead, achievement,
    attain, plan attainment, how close am i, goal attainment, still need to sell, left to sell, have to sell, gap to goal, how far off, on course, short of, shortfall, meet my goal, sales objective, objective, on schedule`,
  performance: `performance, perform, performing, my result, result, kpi, how am i doing, how do i do, doing well, my figure, my metric, metric, scorecard, my sales, my stat, stat, how well am i, how did i do, how have i done, where am i, track record, doing in sales, how good, my numbers, numbers, sales report, how are my sales, sales going`,
  trend: `trend, develop, development, over time, over the last month, over the past month, over the last months, month by month, month over month, month on month, month to month, per month, each month, every month, monthly, by month, six month, half year, past month, past months, previous month, previous months,
    recent month, recent months, last six, last few months, evolve, evolved, trajectory, growing, grow, growth, going up, going down, up or down, rise, rising, fall, falling, decline, declining, better or worse, last months, best month, worst month, good month, bad month, curve, sales history, revenue history,
    compare my month, compare month, strongest month, which month, what month, last half year, chart, graph, plot, month was, months were, january, february, march, april, may was, june, july, august, september, october, november, december, since january, year to date, past half year`,
  territory: `territory, patch, region, sales area, my area, district, turf, geography, zone, where do i sell, where do we sell, area i cover, areas do i cover, areas i cover, areas, coverage, covering, sales region, map`,
  balanced: `balanced, balance, fair, fairly, fairness, even, evenly, equal, equally, overloaded, overload, too heavy, heavy, light, too light, unbalanced, imbalanced, uneven, unfair, spread, distribution, distributed, workload, too big, too small, too much, overburdened, lopsided, skewed, divided, proportion, underused, rebalance, split`,
  potential: `potential, upside, headroom, market size, promising, untapped, opportunity size`,
  reassignment: `account move, reassign, reassignment, reassigned, transfer, change hands, changing hands, territory change, changes to the territory, account change, changes to accounts, account changes, handed over, move to another territory, moving to another territory, switch territory, changing territory, account handover,
    moving between, move between, moved between, proposed change, realignment, territory move, changed territory, move an account, move account, moving account, accounts moving, taking accounts, take accounts, lose an account, losing accounts, getting accounts, account swap, new owner, moving away, reallocation, reallocate, taken away, take away,
    taking away, away from me, given away, swap, moves proposed, proposed move, account proposals, my proposal, territory proposals, accounts change, territories change, change territory, new territory`,
  // Learning
  training: `training, methodology, course, curriculum, learn, learning, e learning, study, coursework, academy, education, certification, class, selling method, tutorial, learning path, sales school, module of the training, training programme, training program, sales method, classes`,
  level: `level, chapter, unit, stage of the training, level one, level two, level three, level four`,
  lesson: `lesson, quiz, test score, exam, quiz score, unlocked, locked, unlock level, questions in`,
  progress: `progress, how far, finished, finish, completed, complete, left to do, left, remaining, percent, done, still have to, how much of, missing, not finished, through, along, open lessons`,
  // Moving inside the company
  internal: `internal, internally, inside the company, within the company, in the company, in this company, at this company, inside the organization, within the organization, in house, another team, other team, another department, other department, different department, different team, mobility, switch team, switch department,
    change team, change department, lateral, promotion, promoted, next role, next job, career, new challenge, move inside, move within, move up, elsewhere in the company, another role, different role, other role, other roles, somewhere else, change job, change role, new job, new role, switch to, switch role, other jobs, could i move, can i move,
    what else could i do, other things i could do, step up, get ahead, advance my career, transfer to, positions can i transfer, move around, do something else, something different, internal market, career step, growth opportunity`,
  position: `position, role, job, vacancy, opening, open role, post, posting, spot, job opening, seat, headcount, roles, openings, career opportunity`,
  ready: `ready, readiness, fit, match, qualify, qualified, suitable, suit, suited, skill gap, skill, missing skill, lack, eligible, right for me, good for me, prepared, strength, capable, good enough`,
  interest: `interest, interested, expression of interest, expression, applied, application, apply, put myself forward, raised my hand, raise my hand, candidacy, applied for, threw my hat, my bid for the role`,
  outcome: `approved, declined, rejected, accepted, decision, decided, turned down, heard back, hear back, answer, response, respond, responded, outcome, why was, verdict, reply, replied, granted, refused, said no, said yes, got back to me, come back to me, feedback, what became, considered`,
  incoming: `interested in my, interest in my, want to join, wants to join, like to join, join my team, my team, my open role, my open position, my position, my vacancy, my opening, for my roles, for my role, incoming, come in, coming in, came in, applicant, applicants, internal candidate, applied to me, position i hire for, role i hire for, role i am hiring for,
    waiting for my decision, waiting for me to decide, who applied, who is interested, who expressed, who wants to join, who wants to move, who wants to work, who would like to join, who would like to work, who would like to move, come to my team, move to my team, for my approval, need my decision, needs my decision, i have to decide, should i decide, answered yet, i have not answered, people interested, colleagues interested, anyone interested,
    anybody interested, someone interested, somebody interested, moving to my team, transfer into, join us, join me, work for me, work for us, awaiting my decision, my decision, i still have to decide, still need to decide, decide on, i need to answer, to be decided by me, i must decide, do i need to decide, people want to, hire internally`,
  // Working together
  collaboration: `collaboration, collaborate, collaborating, four way, work together, working together, working with, together with, joint, jointly, hiring team, work with me, filling position, fill position, fill the position, hiring process, shared position, with others, side by side, co working, hiring with, on positions with, partner with`,
  step: `next step, turn, act next, owe, owed, owes, due, to do next, do next, do what next, my move, ball, hand over, handed me, waiting on me, waiting on, waiting for, next action, pending action, blocked, blocking, holding up, hold up, on me, next on, overdue, action item, deadline, on my plate, in my court, who needs to do, need to do, to do for,
    has to do, what do i have to do, expected of me, next move, happens next, up next, comes next, who is next, needs to act, must act, coming up, tasks`,
  note: `note, comment, remark`,
  transition: `transition, role change`,
  mentor: `mentor, mentoring, mentorship, coach, coaching, mentee, buddy, teach me, learn from, sponsor me, guide me, protege, role model, show me the ropes, guidance, tutor, advise me, advisor, take me under, apprentice, teach, help me grow, counsel, support me in`,
  marketplace: `marketplace, four sided, side of the marketplace, my side, overview, summary, key figure, key number, at a glance, big picture, going on in the organization, headline number, snapshot, dashboard, hiring is going on, state of the marketplace, talent market, which side`,
  hiring: `hiring, hire, recruit, recruiting, recruitment, open position, vacancies, vacancy, openings, open role, open job, jobs open, staffing, positions open, to fill, unfilled, roles open`,
  // Myself and others
  notification: `notification, what is happening, what is going on, what happened today, what is happening today, what happened recently, alert, news, new for me, inbox, unread, message, did i miss, have i missed, missed, update for me, updates, should i know, should know, need to know, what is new, anything new, something new, reminder, bell, announcement, waiting for me to read, ping, notify, notified, last here, was away, was out, was gone, catch up, catch me up,
    heads up, what is up, my last visit, been away, anything for me, something for me, something waiting, anything waiting, new messages, for my attention, happened since, fresh, since i left, while i slept, pending messages, anything important, anything urgent, need to read`,
  me: `who am i, my profile, my role, my account, logged in, signed in, log in as, login, my e mail, my email, e mail address, email address, which e mail, which email, what email, which organization, my organization, my company, my name, my permission, roles do i have, role do i have, my industry, which company, which industry, currency, time zone, timezone, my user, my identity, which account, am i using, my job title here, employer,
    acting as, working as, my details, active role, roles i have, roles i hold, my address, permissions do i have, rights do i have, permission do i have, right do i have, permission have i, right have i, am i registered, registered with, registered as, name of my organization, name of my company, whom am i, who do you think i am, do you know me, which user, who i am, my current role, role i hold, my rights, username, my contact details,
    roles i am assigned, roles assigned to me, tenant, know about me, organization am i, industry am i, company am i, about me, am i logged, am i signed, work for`,
  access: `access, may i open, can not see, not see, allowed, see hub, see module, module, hub, permitted, permission, right, locked for me, closed for me, hidden, may i use, can i enter, forbidden, may i see, can i access, not open, can not open, why can i not, unlock, restricted, off limits, available to me, part of the platform, part of the system, part of the software, part of the tool, area of the system, part of the product,
    part of the app, area of the platform, area of the product, area of the app, section, entitled, get into, get to, why do i not see, do i not see, not i see, not visible, visible, invisible, locked, open to me, able to see, able to open, able to use, shut out, authorised, authorized, gray, screens, pages, rights, where may i go, which pages`,
  person: `colleague, coworker, co worker, employee, staff, person, people, directory, who is, job title, title, team member, somebody called, someone called, anyone called, somebody named, someone named, anyone named, contact, who are, works here, look up, phone book, teammate, who works, sales rep, recruiter, nurse, hiring manager, department head, hr manager, analyst, everyone who,
    everybody who, work here, search for, someone by the name, folks, workmate, members, sales people, salespeople, sellers, human resources, personnel`,
  // The record
  audit: `audit, who logged in, who signed in, who has logged in, users take, users took, users do, users did, what changes, which changes, changes were, audit trail, audit log, trail, logbook, recorded, event log, activity log, audit event, who did what, who changed, who accessed, who did, what happened in the system, logged, log of actions, security event, security log, actions taken, system activity, recent change, last change, latest change, changes made, user activity, who touched,
    who deleted, who edited, system event, activity in the system, platform activity, record of changes, change log, changed recently, in the system, in the platform, on the platform, changing things, who has been, log, logs, been doing, record, doing in the system, action, activity, performed, who used, traces, journal, events`,
  intact: `intact, tamper, tampered, verify, verified, verification, integrity, manipulated, manipulation, falsified, forged, trust, validate, valid, alter, altered, complete record, hash, chain, checkpoint, unbroken, genuine, consistent, corrupt, corrupted, messed with, modified, sound, authentic, trustworthy, proof, prove, broken, check the audit, nobody edited, someone edited,
    anybody edited, edited the, faked, rewritten, unaltered, untampered, reliable, in order, signed checkpoint`,
  // Weak on their own
  sales: `sales, commercial`,
  period: `this month, this quarter, this year, so far, current month, current quarter, current period, to date, this week`,
  versus: `compare, compared, comparison, versus, vs, than last month, against last month, relative to, better, worse, change, changed, improve, improved, improvement`,
  list: `list, list of, listing`,
  markread: `as read, to read, mark read, mark as seen, clear notification, dismiss`,
  howmany: `how many, number of, count of, count, quantity`,
  howmuch: `how much, what percent, what share`,
  who: `who, whom`,
  where: `where`,
  when: `when, what date, which day`,
  why: `why, reason, how come`,
  open: `open, active, current, currently, ongoing, available, in progress, running, right now, at the moment`,
  latest: `latest, recent, recently, newest, last, today, yesterday, lately, new`,
  pending: `pending, waiting, undecided, outstanding, awaiting, unanswered, await, wait, to decide, approve`,
  close: `close, closed`,
  check: `check, run a check, test`,
};

/** Concepts that nearly every question may hold: they never decide alone what is meant, and count this much of a word that does. */
export const weak: Readonly<Record<string, number>> = {
  howmany: 0.9,
  howmuch: 0.5,
  who: 0.4,
  where: 0.3,
  when: 0.3,
  why: 0.4,
  open: 0.4,
  latest: 0.4,
  pending: 0.6,
  worth: 0.6,
  biggest: 0.6,
  history: 0.7,
  owner: 0.6,
  progress: 0.5,
  outcome: 0.6,
  won: 0.6,
  lost: 0.6,
  potential: 0.6,
  note: 0.6,
  ready: 0.8,
  check: 0.3,
  bystage: 0.8,
  sales: 0.4,
  period: 0.3,
  list: 0.3,
  close: 0.4,
  actor: 0.6,
  number: 0.3,
  stage: 0.4,
  versus: 0.5,
};

/** Words that carry no meaning for choosing. */
export const stopWords = `a an the of to in on at for from by with as is are was were be been being am do does did done have has had having can could may might will would shall should must
  i me my mine myself you your yours we us our ours he she it its they them their his her this that these those there here and or but if than then so such not no yes what which how
  show give tell display see view get got find fetch pull bring let know want like need please all any some every each just also too very really only still already again now
  about into over under between up out off more most much many ones thing things stuff something anything everything nothing t s re ve ll d go goes going come comes look looking take make makes
  same other another own kind sort way ask asking question exactly actually basically maybe perhaps thanks thank anyone anybody someone somebody everyone everybody nobody until till while since ago
  keep keeps happen happens happened happening seem seems use using try say says said talk well quite rather pretty bit lot lots around across along within without toward behind ahead before after during
  today's anyway hit hits put puts set next per via both either neither ever never always often sometimes usually total overall name names called
  week weeks month months year years day days time times moment quarter back down above below in's tell me tells explain describe summarise summarize summary print enumerate provide share present return
  good great nice fine new old long short able sure right left part parts whole full half different certain several few enough own else whatever plate currently really quick quickly asap fast soon
  yet exist exists organization organisation department user users world someone's team staff's work works working expect expected expects believe think thinking thought feel feels guess suppose help am`;
