/** How people ask for these tools, beyond their contracts' examples. Capitalised words stand for any name. */
export const dealsPhrasings: Readonly<Record<string, string>> = {
  'sales.accounts.list': `
    which businesses belong to me | show my client base | do we have a customer called Acme
    which accounts are assigned to me | show me my customer list | what companies are in my portfolio
    is Globex one of our customers | show me all my accounts | which customers are in my territory
    how do I find the account for Initech | list clients alphabetically | give me my account list
    who are the clients in my region | how many customers do I have | accounts | customers | clients of mine
    which companies are mine | number of accounts | how many accounts do I manage | accounts by name
    look up the customer Acme | do we know the company Acme | does the account Acme exist
    which territory does the customer Acme belong to | whom do I serve | which accounts do I manage
    give me a list of all customer accounts | do we have an account named Hooli
    which clients fall under my responsibility | tell me the names of my accounts | is Vandelay a customer of ours
    who buys from me | the companies assigned to me | all customers we have | who are my clients
    which customers are mine | which firms do I handle | whose account manager am I
    which accounts belong to my territory | my accounts | my customers | my portfolio | my patch of customers
    names of all customers | customer directory | list companies | is Acme our customer | is there a customer Acme
    do we serve Acme | find customer Acme | which accounts start with Acme
    which companies do I serve | which companies do I sell to | what clients are assigned to me
    how many accounts do I have | number of my accounts | do we have an account named Acme
    is there an account called Acme | is Acme a customer of ours | is Acme one of my accounts
    search the account Acme | which firms are in my portfolio | my client list | my customer base
    names of my customers | all clients | who are the customers I look after | accounts by territory
    companies assigned to me | show customers
  `,
  'sales.deals.board': `
    how much money is sitting in proposals | what's the total amount of deals in negotiation | can I see the kanban
    what would we win if everything goes as expected | how healthy is my funnel | how many prospects do we have
    summarise my pipeline | what's the total pipeline value | how is my pipeline distributed across the stages
    count of deals per stage | what is my weighted pipeline | pipeline status
    how many open opportunities are there | sales forecast | what amount could we still win
    how much is my pipeline worth in total | give me a breakdown of deals by stage
    what's the weighted value of my open deals | how many deals are in the qualified stage
    show me the sales funnel | how much money is in negotiation right now | what does our pipeline look like
    total pipeline across the organization | value of the funnel | how much revenue can I expect from open deals
    how full is my pipeline | amount per stage please | how many opportunities are at each stage of the pipeline
    whats in the pipe | weighted forecast for the company | pipeline please | funnel overview | totals by stage
    deals per stage with amounts | how much is still open | how much could we close
    potential revenue of open deals | what is in play | expected revenue | how much is in qualified
    how many deals are stalled | how many deals did we win | how many deals did we lose | number of open deals
    number of prospects | count my deals | value of deals in negotiation | what is our forecast for the open deals
    where is the money in the pipeline | open pipeline amount | board of deals | stage overview
    how many deals are stuck | what's the value of deals in each pipeline stage
    could you summarize the state of my pipeline | what is the total worth of everything in proposal
    give me the pipeline numbers for the organization | how much weighted pipeline do we have
    how much is sitting in the negotiation stage | give me pipeline totals
    what could I make if all open deals close | how many deals have I got open and how much are they worth
    can I get a stage-by-stage view of the pipeline | whats my pipelin value | how's the pipeline looking
    tally up my open deals | where in the funnel is most of the money
    how many deals are we negotiating at the moment | what's the probability weighted number
    how is value spread over stages | tally up my deals | add up my open deals | what do my deals add up to
    what is everything in the pipeline worth | what is it all worth | how much could come in
    how much is likely to come in | what can I expect to close in total | probability weighted total
    probability weighted pipeline | expected value of the pipeline | weighted number | weighted amount
    is my pipeline big enough | do I have enough pipeline | pipeline health | pipeline summary | state of the funnel
    funnel by stage | where are my deals stuck in the funnel | which stage has the most deals
    which stage holds the most money | how are deals distributed | number of deals in proposal
    amount in negotiation | count of qualified deals | how many are in proposal | how many do we have in negotiation
    how many deals closed in the last month | how many deals are there in total | how many deals are there
    total of all deals | sum of the pipeline | a picture of the pipeline | columns of the board | show the board
    open the board
    sum up the pipeline per stage | pipeline per stage | value per stage | count per stage | deals per stage
    how many deals are there in every stage | how many deals sit in each stage | how full is the funnel
    how much money sits in negotiation | how much is in proposal | how much is in qualified
    what is in negotiation worth | how much is the whole funnel worth | total of the pipeline | pipeline total
    weighted value | weighted forecast | what can we expect to win | what is my expected revenue
    expected revenue of the pipeline | how healthy is the pipeline | how does the board look | overview per stage
    what could we still win in all | how much is up for grabs | how much is open in total
  `,
  'sales.deals.get': `
    where do we stand with the Acme Renewal deal | give me the details on Blue Harbor Expansion
    what was last discussed on the Acme Renewal opportunity | who is handling the Blue Harbor Expansion deal
    is the Acme Renewal deal at risk | show me the deal Globex Migration
    what's going on with the Globex Migration deal | when is the Globex Migration deal expected to close
    who is responsible for the Globex Migration deal | give me the activity log of the Globex Migration deal
    how big is the Globex Migration deal | give me an update on the Initech Rollout deal
    what is the current stage of the Initech Rollout deal | show the history of Initech Rollout
    what's the close date of the Initech Rollout deal | why did we lose the Initech Rollout deal
    everything you know about the Umbrella Upgrade deal
    when did we last talk to someone about the Umbrella Upgrade deal
    how long has the Umbrella Upgrade deal been open | open the deal Umbrella Upgrade
    is Umbrella Upgrade still in negotiation | tell me more about Acme | what about the deal with Acme
    what is happening at Acme | Acme deal | Acme status | last contact with the Acme deal
    when did something happen on the Acme deal | what is the next stage of the Acme deal | amount of the Acme deal
    close date of the Acme deal | owner of the Acme deal | notes on the Acme deal | timeline of the Acme opportunity
    how is the Acme deal going | how is it going with the Acme deal | is Acme won | did we win the Acme deal
    did we lose the Acme deal | what stage is Acme in | is the Acme deal still open
    can you pull up the Hooli Expansion deal | what's the latest on Hooli Expansion
    who is the owner of the Hooli Expansion deal | what activities were logged on the Hooli Expansion deal
    which competitor are we facing on the Hooli Expansion deal | bring me up to date on the Vandelay Import deal
    which stage is the Vandelay Import deal in | how did the Vandelay Import deal evolve
    what notes do we have about Vandelay Import | what's the story with Stark Renewal
    any movement on the Stark Renewal deal | how much is Stark Renewal worth | stark Renewal details
    give me the story of Acme | what is the story with Acme | where are we with Acme
    where do things stand with Acme | any news on the Acme deal | any progress with Acme
    has anything happened on Acme | what did we last do with Acme | when did we last speak to Acme
    who looks after the Acme deal | whose deal is Acme | who is working on Acme | how much would Acme bring
    what is Acme worth | worth of the Acme deal | value of the Acme deal | when will Acme sign | when is Acme due
    is Acme going well | is Acme still alive | how likely is Acme | is Acme stuck | who do we compete with at Acme
    what is the status of Acme | update me on Acme | summary of the Acme deal | Acme deal history
    Acme deal details | how did the Acme deal go | what became of the Acme deal | what is the plan with Acme
    does Acme have a competitor | who competes with us at Acme | which rival is in the Acme deal
    what is this Acme deal worth | what do you know about the Acme deal | what do you know about Acme
    last activity on Acme | when was the last activity on Acme | what is going on at Acme | news from Acme
    close date for Acme | expected close of Acme | is there a competitor in the Acme deal | source of the Acme deal
    how did we get the Acme deal | which stage has Acme reached | since when is Acme in this stage
    who is the owner for Acme | owner for the deal Acme | amount for Acme | size of the deal Acme
    close date of Acme | stage for Acme | competitor at Acme
    give me a summary of Acme | summary of Acme | Acme in short | has anyone talked to Acme recently
    has anybody been in touch with Acme | did anyone call Acme | did somebody visit Acme lately
    who are we up against at Acme | who else is bidding at Acme | who is our rival at Acme
    where do we stand with Acme | where are we with Acme | what is up with Acme | what is going on with Acme
    how is it going with Acme | how is the Acme deal going | how is Acme coming along | news on Acme
    tell me about the deal Acme | tell me all about Acme Renewal | the Acme deal | what about Acme Renewal
    how likely is Acme Renewal | when will Acme Renewal close | how much is Acme Renewal worth
    who works on Acme Renewal | what happened last with Acme Renewal | last contact with Acme
    when did we last speak to Acme | notes on Acme Renewal | which stage is Acme Renewal in
  `,
  'sales.deals.list': `
    could you pull up everything I'm selling at the moment | anything I haven't touched in weeks
    which opportunities should I chase | what are the fattest deals on my plate | deals expected to close this month
    which ones did the competition take from us | what's still in the prospect stage | show closed won deals
    give me the five smallest deals | list every deal in the organization sorted by size | my open opps
    which of my opportunities have had no contact with the client in a while | what deals do I have going on
    give me everything in negotiation | which deals fell through this year | deals I closed successfully
    where do I need to follow up | list deals sorted by close date | are there any deals with Globex
    which opportunity is the most valuable | show all stale opportunities across the company
    deals that are likely to slip | can you show me all the deals I currently own
    I'd like to see the deals that haven't moved in a month | which of my deals are in the proposal stage
    what are the top deals by value | show me deals closing this month | which deals have gone cold
    any deals for Initech | list the deals we lost to competitors | show me every open deal in the organization
    sort my deals by amount | which deals were won recently | who am I currently selling to
    what's cooking in my deal list | can I have an overview of the deals that are stuck
    opportunities that nobody has worked on recently | deals due this quarter | which sales have I lost lately
    show my wins | what's my largest open deal | which deals in the department are at risk of stalling
    list prospects | deals that will be decided soon | all deals in qualified | opportunities in progress
    what is on my sales plate | deals I am working | show me open business | which deals should I push
    deals without a next meeting | old deals nobody touches | which deals have been sitting too long
    deals closing in the next weeks | which deals are overdue | high value opportunities | small deals
    lost business | deals by stage negotiation | deals where Acme competes | deals we lost against Acme
    recent deals | latest deals with activity | deals ordered by last activity | show Acme deals
    all opportunities of Acme | deals from the account Acme | anything going on with the customer Acme
    which sales are still pending | wins of this month | my closed deals | please list the deals that belong to me
    which opportunities have been inactive for over 30 days
    what deals do I have that close by the end of the month | can you find the deals we have with Hooli
    which of my deals are worth the most | I want to see my lost deals
    which deals across the company are in the negotiation phase | pull a list of stalled deals
    whats stuck in my pipeline | I haven't spoken to some customers for ages, which deals are those
    show deals in the qualified stage only | which of my deals have the closest closing date
    what are the five biggest opportunities I have | which deals did we win against competitors
    display all the opportunities currently open under my name | which sellers' deals are stalling
    which of my opportunities have I been neglecting | what have I got in negotiation at present
    deals that went to a rival | what's about to land | run me through my open deals
    which customers' deals have I not touched | everything our team closed recently
    biggest fish in my pond of deals | what is about to sign | deals on the verge of closing
    which deals are nearly done | what is closing soon | what closes next | what closes this week
    which deals end this month | anything expected to close by Friday | what is going to close in the next days
    list of stuck business | who have I not called in a while | which customers went silent on me
    which opportunities are collecting dust | which deals are sleeping | deals that have not moved since last month
    deals I forgot about | which deals do I need to revive | which sales did not work out
    which deals did not make it | whom did we lose to | which business did Acme take away from us
    which offers are out | which offers did I send | who has a proposal from us | what is being negotiated
    whom am I negotiating with | which deals are in early stages | new opportunities this month
    what came into my pipeline recently | show me the deals I own | deals under my name | my deals
    my opportunities | my opps | open opps | deals please | let me see deals | everything I have open in sales
    what do I have open | what am I closing | what did I close | closed deals of this quarter
    what have we sold recently | our most recent wins | our most recent losses | the most expensive deals
    deals above average | deals sorted from big to small | top deals | key deals | my most important opportunities
    all deals of the company | deals of the whole team | which sales people have stuck deals
    deals by customer Acme | are we selling anything to Acme | what do we sell to Acme | business with Acme
    where has nothing happened for weeks | where did nothing happen lately | deals with no progress
    which deal has the highest amount | which deal has the lowest amount | which of my deals is the largest
    my deal with the highest value | rank my deals by amount | what do you know about my deals
    what is this week's list of closing deals | what should I do about stalled deals
    who am I negotiating with right now | which contracts might be signed soon
    which deals must close before the year ends | what is left to close
    what am I working on | what am I busy with in sales | what business am I working on | show the big ones first
    biggest first please | the large ones | anything closing before the holidays | what closes before year end
    who should I call today | whom should I contact next | which customers should I call first
    deals to follow up today
    which opportunities need a push | which deals need a push | which deals need care | deals I should chase
    which customers should I call back | whom should I follow up with | with whom are we in talks
    with which companies are we in talks | who are we talking to in sales | who is about to sign
    which contracts will be signed next | what will be signed soon | what will close this week
    what am I selling to whom | what do I sell to Acme | what did we lose | what did we lose to competitors
    what have I won lately | recent wins | recent losses | my wins | my losses | everything I am negotiating
    everything in negotiation | what is in negotiation | name my five largest deals | five largest deals
    which deals have gone cold | deals without contact | deals nobody touched | deals that sleep
    deals I forgot | all opportunities | all my opportunities | my prospects | leads I have | which leads are new
    deals over the summer | deals closing in December | deals of the quarter | list what I have in the works
    what do we have going at the moment | what do we have in the works | what are we working on right now
    what have we got going | what have we got in hand | what are we going after | what is coming up for us to sign
    what is my team working on | what does my team have going | what are my people working on in sales
    what is about to come in | what do we have to win
  `,
  'sales.deals.logActivity': `
    log that I met with the sponsor of the Globex Migration deal
    add a note to Globex Migration: legal is reviewing
    log a meeting for the Initech Rollout deal: they liked the demo
    record a phone call with Initech Rollout: waiting for budget
    note for the Umbrella Upgrade deal: call back next week | log a call with Acme | log a meeting | log an activity
    log activity on Acme | note that I called Acme | add a note to the Acme deal | add a comment to Acme
    record a visit at Acme | write a note on the deal Acme | document the call with Acme | enter a meeting for Acme
    register a demo with Acme | track a call | log a note on Hooli Expansion: pricing sent
    add a call to the Hooli Expansion deal: they will sign next week
    please log that I called the buyer of the Vandelay Import deal
    note a meeting with Vandelay Import: decision in May | jot down for Stark Renewal: they asked for references
    record that I met the buyer of the Stark Renewal deal
  `,
  'sales.deals.move': `
    move Globex Migration to proposal | change the stage of the Globex Migration deal to negotiation
    close the Globex Migration deal as lost | move the Initech Rollout deal to the next stage, negotiation
    mark the Initech Rollout deal as lost | set Initech Rollout to closed won | put Umbrella Upgrade into proposal
    Umbrella Upgrade deal: move to negotiation | we won the Umbrella Upgrade deal, please update it
    move Acme to negotiation | mark Acme as won | Acme is won | mark the deal as lost
    set the stage of Acme to proposal | update the stage of the Acme deal | change the Acme deal to qualified
    close Acme as won | close the deal Acme as lost | bring Acme to proposal | put the Acme deal into negotiation
    take Acme back to prospect | return the Acme deal to qualified | win the Acme deal | advance Acme
    push Acme forward | move my deal | please move the Hooli Expansion deal into negotiation
    advance the Hooli Expansion opportunity to proposal
    mark Hooli Expansion as lost because they chose a competitor | can you set the Vandelay Import deal to qualified
    I'd like to mark Vandelay Import as won | stark Renewal goes to negotiation now, please move it
    promote the Stark Renewal deal to qualified
    Acme should go to qualified | Acme goes to proposal | Acme is in negotiation now, update it
  `,
};
