/** How people ask for these tools, beyond their contracts' examples. Capitalised words stand for any name. */
export const sellingPhrasings: Readonly<Record<string, string>> = {
  'sales.methodology.get': `
    open level 3 of the training | which lessons of level 2 haven't I finished | my best score in the level 1 quiz
    what lessons are in level 1 | what was my quiz result in level 2 | how do I unlock level 3
    what lessons are included in level 3 | have I passed the level 2 quiz
    show me the details of methodology level 1 | do I have access to level 4 | describe level 4
    what's my score for the quiz in level 3 | which topics does level 2 cover | level 2 | content of level 3
    topics of level 1 | lessons in the second level | what does level 4 teach | what is level 3 about
    my result in the quiz of level 1 | quiz of level 2 | how many lessons does level 2 have
    how many minutes does level 1 take | how much of level 2 is done | can I start level 3 | is level 2 open to me
    what is left in level 1 | what does level 2 of the methodology consist of
    which lessons did I complete in level 1 | is level 3 locked for me | what's taught in level 3
    how did I do in the level 1 quiz | which lessons remain in level 2 | walk me through level 2
    how many lessons are in level 4 | may I start level 3 already | show level 1 | open level 1 | go to level 2
    tell me about level 3 | explain level 2 | lessons of level 4 | lessons in level 1 | list the lessons of level 3
    what will I learn in level 4 | what do they teach in level 1 | quiz result of level 1 | quiz score level 3
    have I passed level 2 | did I pass level 1 | am I done with level 1 | how far am I in level 2
    progress in level 3 | what is missing in level 2 | which lessons are missing in level 1
    do I already have level 3 | when can I do level 4 | why is level 4 locked | how long is level 3
    how do I unlock level 4 | what does level 3 teach | what score did I get in level 2 | what is level 1 about
    how many lessons does level 1 have | what do I need to pass level 2 | which lessons of level 3 are missing
    which quiz do I have to pass for level 2 | which quiz comes next | what is in the next quiz
  `,
  'sales.methodology.list': `
    where am I in the sales course | what part of the curriculum is still missing | how complete is my training
    list the methodology levels | how much of the methodology have I completed | which level am I on
    what's my next training | show my learning status | what is my progress in the sales methodology
    how far along am I in the training program | which methodology levels do I still need to complete
    what training should I do next | what levels does the methodology have | my methodology status
    which courses did I finish already | what do I have to study next | percentage of training completed | training
    my courses | learning progress | training overview | what have I learned so far | what is left in the training
    which level is next | which level am I at | how much training is left | am I done with the training
    sales methodology | percentage of the course done | where do I stand in the methodology | trainings I should do
    is there training I have not finished | what can I learn | all levels
    how am I progressing in the sales training | which training levels are there
    how many percent of the methodology have I finished | show me the training levels and my progress
    what is left for me to learn in the methodology | have I completed all levels of the training
    show my training levels | how much learning do I still have ahead of me | did I finish my training
    what's the next lesson for me | is there any coursework open | am I through with the course
    how much of the course have I done | what do I have to learn | what comes next in my training | next training
    next level | which level comes next | how many levels are there | how many levels have I done
    is there more to learn | what is left to study | my study progress | my education | the methodology
    tell me about the methodology | show me the course | show me the training | my certificate progress
    am I certified | how trained am I | training status | learning status | which trainings are open
    open trainings | open courses | unfinished training
    how do I get started with the methodology | where do I begin with the training | my certification progress
    how much of the training is done | how much of the course is left | what is the next course for me
    which level do I do next | list of levels | list of the courses | overview of the training
  `,
  'sales.rep.performance': `
    have I made my number yet | what's left until I hit quota | how well am I selling
    how much did I close this month | quota attainment | am I ahead or behind | where am I against goal
    what did I earn for the company this month | how close am I to hitting quota
    what percentage of my target have I achieved | how are my sales this month
    did I improve compared to last month | what's my current revenue | show me my KPIs
    how much more do I need to close to reach my target | am I going to make quota | what's my quota attainment
    how am I performing against my quota | how much have I sold so far this month | what's my sales target
    am I above or below target | give me my performance figures | show my quota
    what's missing to reach my sales goal | did I sell enough this month | how do my numbers look
    what's my turnover in this period | am I hitting my targets | percentage of quota reached | quota | target
    my attainment in percent | how much is left to my quota | distance to target | what did I achieve
    how good are my results | sales results | how much did I sell | revenue so far | this month in numbers
    am I behind | did I reach my goal | will I make my goal this period | what is my goal in sales
    current sales numbers | how am I tracking | how successful am I | performance overview
    how are things going with sales | how many deals am I working on and how is my revenue
    am I doing better than last month | is my revenue better than last month | how did this month go
    how far along am I toward my quota | what revenue have I generated this month | how is my sales performance
    what's my quota and how much have I attained | have I reached my target yet | where do I stand with my quota
    am I meeting my quota | how much quota is left for me to reach | what's my progress against the sales target
    how much did I earn in revenue this month compared with last month | give me my sales stats | what is my quota
    am I doing okay this quarter | how far off quota am I | what have I sold since the start of the month
    give me a snapshot of my sales | is my revenue up or down from last month | how much do I still have to sell
    did I hit my number | rate my sales results | am I doing alright | am I doing okay | how did I do
    how is it going for me in sales | how am I performing | tell me how I am doing | where am I with my sales
    am I selling enough | have I sold enough | is my quota in reach | can I still make my quota
    is it realistic to reach my target | how much of the target is done | how many percent of target
    percent of quota | quota progress | target progress | progress to goal | how far have I come
    how far is it to my goal | how much is missing | how much revenue is missing | how much more until my quota
    what do I need to reach my target | what is my quota this quarter | what is expected of me in revenue
    how much am I supposed to sell | what did I sell this month | my revenue | revenue this month
    revenue this quarter | current revenue | earnings this month | money I made for the company | my month so far
    my quarter so far | figures for this month | my key figures | my KPIs | sales kpi | my score
    sales summary for me | how do I compare with last month | better or worse than last month
    up or down from last month | revenue versus last month | is this month better than the last one
    what is my win rate | how high is my close rate | how many of my deals do I win | what share of deals do I win
    win rate please | my conversion rate | how many deals did I win against my goal | what is this month's quota
    what is the quota for this quarter | quota so far | how far along am I with my quota | am I below plan
    am I above plan | am I ahead of my plan | am I behind schedule with sales | what is missing to the goal
    how many wins do I have this quarter | my average deal size | how good am I at selling | rate my performance
    revenue I made this quarter | what have I earned for us | figures for my sales this quarter
    my results this quarter
    how close am I to my goal | how far am I from my goal | am I reaching my goal | will I reach my goal
    will I hit my goal this quarter | have I reached my sales goal | what is still missing to my goal
    how am I doing against my target | how am I doing against plan | how do I compare to my target
    how do my results look | how are my results | what are my results this quarter | my results so far
    my sales result | what is my standing this quarter | where do I stand with my sales
    where do I stand against quota | how much of the target is done | what percentage of target do I have
    how many deals have I won this quarter | how much did I bring in | how much did I bring in this quarter
    how much revenue have I made | my turnover this quarter | my bookings this quarter | my commission
    what is my win rate | am I above target | am I below target | am I over quota | did I miss quota
    how much more do I have to sell | what do I need to sell until the end of the quarter
    am I good enough this quarter | am I a good seller | how good are my sales | my sales performance
    my biggest accounts by revenue | how much is my biggest account worth to me | best accounts of mine this quarter
    how am I tracking toward my goal | how am I tracking against my goal | how far along my goal am I
    is my goal within reach | can I still reach my goal | am I close to my goal | how much of my goal is done
    how many percent of my goal | my goal this quarter | am I going to make my goal
    how near am I to my goal | am I close to hitting my goal | how close am I to hitting my goal
    how close are we to goal | will I get to my goal | did I get to my goal | how far away is my goal
    how much is left to my goal | how far to goal | what is the gap to my goal | distance to my goal
    how close am I to target | how close am I to plan | am I near my target
    am I on course for my goal | am I on track for my goal | am I on track to hit my goal | on track to my goal
    am I going to reach my goal | is there a chance I reach my goal | what do I need for my goal
    how much of the goal have I sold | how much of my sales goal is left | attainment of my goal
    percentage of my goal | how many sales until my goal | how far behind my goal am I | am I ahead of my goal
    how much money is missing to my goal | when do I reach my goal | sales goal this quarter
  `,
  'sales.rep.trend': `
    how have the last six months been for me | am I getting better or worse month over month
    plot my won revenue per month | which month was my strongest | was October better than September | revenue trend
    how has my revenue changed over the past half year | show me monthly revenue
    in which month did I sell the most | are my sales going up or down
    how has my revenue developed over the last six months | show me my revenue history
    what was my revenue in each of the last months | is my performance trending upward
    which was my best month this year | turnover per month | how did I do in the previous months
    development of my sales | chart my revenue over time | do my revenues increase | trend | monthly trend
    my revenue in the past months | how did the last months go | revenue over the year | sales month by month
    compare my last months | last six months of sales | how were sales in October | revenue in June
    am I improving over time | is it going uphill or downhill | weakest month | month with the highest revenue
    did my revenue rise | do my sales grow | increase of revenue per month | revenue statistics by month
    what's the trend of my revenue | show how much I won per month
    how did my sales perform during the last six months | what were my strongest and weakest months
    how has my won revenue looked over the last half year | show the monthly development of my revenue
    did I sell more in the last months than before | what revenue did I make each month
    has it been going up or down lately with my revenue | last half year in revenue
    give me the month to month picture of my sales | when was my sales peak | plot the revenue I won
    how are my months developing | revenue per month | revenue each month | month by month revenue
    revenue for the last six months | half year revenue | history of my revenue | my past months
    past performance by month | performance over time | how did it develop | am I getting better
    am I getting worse | is it getting better | is my curve rising | is there an upward trend | downward trend
    ups and downs of my revenue | highs and lows of my sales | best and worst month | when did I sell the most
    when did I sell the least | in what month did I win the most | which month brought the most revenue
    what was my record month | how was last summer for my sales | revenue in the previous quarter by month
    compare the last months | timeline of my revenue | graph of my sales | sales curve
    how many deals did I win per month
    is business picking up | is business slowing down | are my sales speeding up | do I sell more than before
    how does this month's revenue compare with the months before | compare this month with the previous months
    revenue of the previous six months | how did the last six months go | how have the last months been for me
    how did I do in the last half year | plot my revenue | chart of my revenue | graph of my sales over time
    which month was the weakest | which month was the strongest | my worst month | my best month in revenue
    am I getting better over time | have my results improved | is my revenue rising | is my revenue falling
    revenue curve | how does my revenue move | monthly development of my sales | monthly revenue chart
    sales history by month | did I sell more in summer | seasonal pattern of my sales
    how was my spring | how was my summer | how was last autumn for me | how were the first months of the year
    sales in spring against sales in autumn | how did the year go so far by month
    how has it been going month by month
    is my revenue picking up | are my sales picking up | do my sales rise or fall | do I sell more than before
    am I selling more than last month | am I selling more than half a year ago | was last month better
    was this month better than last month | how were the last months | how did the last months go for me
    how did my sales go | my sales month by month | bookings month by month | revenue by month
    show me my monthly numbers | monthly sales figures | what did I sell in each month | sales of the last half year
    which month was best for me | which month was worst for me | my strongest month | my weakest month
    how is my trend | my trend | in which direction do my sales go | is it going up or down with my sales
    development of my revenue | history of my sales | am I improving | am I getting better | am I getting worse
    did I get better over time | compare my months | compare this month with the months before | my curve
    how did the year go for me so far month by month | are my numbers growing | are my numbers falling
    how has my revenue developed | how has my business developed | how did my numbers change over time
    how did my figures move since spring | how did the quarter develop | ups and downs of my sales
    how much did I sell each month | monthly revenue | monthly revenue of mine | my monthly bookings
    sales per month this year | revenue over the last six months | revenue of the last six months
    take me through my revenue month by month | draw my revenue per month | put my months side by side
    how do my months compare | which months were good | which months were weak | how did spring go for me
    was it a good half year | say how my months went | is there an upward trend | is there a downward trend
  `,
};
