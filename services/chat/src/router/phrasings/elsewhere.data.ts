/** What people ask as well, and no tool can tell: small talk, the world, matters of the house that live elsewhere. */
export const elsewherePhrasings = `
  what is the weather today | how is the weather tomorrow | will it rain on sunday | is it cold outside
  what time is it in London | what day is it | what is the date of Easter | who is the president of France
  who is the prime minister | who won the match yesterday | who will win the championship
  what was the score of the game | who invented the light bulb | who wrote this book | who painted that picture
  who was Napoleon | who is the richest man in the world | who discovered America | what is the capital of Spain
  where is the Eiffel tower | how far is the moon | how old is the earth | how tall is that mountain
  how many people live in Asia | how many planets are there | how many days are in a year
  how many calories does a banana have | how big is the sun | when did the war end | when was Rome founded
  why is the sky blue | why do cats purr | what is the meaning of life | what is love | what is a black hole
  what is artificial intelligence | explain gravity | explain how engines work | tell me about dinosaurs
  tell me about the second world war | tell me something interesting | tell me a joke | tell me a story
  tell me the plot of the movie | tell me your secrets | sing a song | write a poem
  write a letter to my landlord | write an essay about history | write a cover letter | write my resume
  write a program that adds numbers | write an email to my friend | draft a speech for the wedding
  make a picture of a cat | draw a house | generate an image | translate this into Spanish
  how do you say hello in Japanese | what does this word mean | what is another word for nice | spell necessary
  correct my grammar | solve this equation | what is five plus seven | what is ten percent of fifty
  calculate the square root of nine | convert miles to kilometers | convert dollars to euros
  what is the exchange rate | what is the price of gold | which stocks should I buy | should I invest in bitcoin
  how do I get rich | how can I save taxes | how do I cook rice | what should I eat | what is for lunch
  give me a recipe for soup | order a pizza | find a restaurant nearby | which wine goes with fish
  recommend a good book | recommend a movie | what is on television tonight | play some music
  who sings this song | what is the best phone | which laptop should I buy | best deals on shoes
  where can I buy cheap tickets | book a flight to Rome | find me a hotel | plan my vacation
  how do I get to the airport | when does the train leave | is the traffic bad | call a taxi | how do I fix my car
  my computer is slow | how do I reset my password | my screen is frozen | the printer does not work
  how do I connect to the wifi | install the new version | how do I hack an account
  which programming language is best | fix the bug in my code | what is javascript | do I have a fever
  which medicine helps against headache | what are the symptoms of a cold | how many hours should I sleep
  how do I lose weight | give me a workout plan | am I sick | can you diagnose me | what is my horoscope
  will I be lucky | what will the future bring | do you love me | do you have feelings | are you married
  how old are you | where do you live | what is your favourite colour | what should I wear
  what should I give my wife | should I break up | how do I make friends | I feel sad | I am bored
  is there a god | do aliens exist | what is the news about the election | what happened in the war
  what is the latest on the elections | what do politicians say | how many vacation days do I have left
  request time off | when is payday | what is my salary | what does my boss earn | show my payslip
  how do I submit an expense report | where is the cafeteria | book a meeting room | order new business cards
  who has the key to the office | is there parking at the office | what is the dress code
  when is the christmas party | which holidays do we have | what is the share price of the company
  what is in the news about our competitors | who is on duty tonight
  which patients do I have | how many beds are free
  what is my clearance | what clearance level do I have | show my security clearance | is my clearance still valid
  is my security clearance still valid | when does my clearance expire | when is my reinvestigation due
  what is the status of my investigation | which clearances are due
  block this address | show invoices that are unpaid
  how is our marketing campaign doing | what is in stock | when does the delivery arrive | show my calendar
  what meetings do I have today | read my email | what is on my calendar tomorrow | lorem ipsum dolor | asdf
  blah blah blah | test one two three | hmm | really | because | whatever you like | surprise me | say something
  nothing | can you keep a secret | what do you think about politics | who is smarter you or me
  are you better than other assistants | count to ten | flip a coin | pick a number | guess my name
  what is in my pocket | where are my keys | how do airplanes fly | how do I tie a tie | how do I remove a stain
  how do I learn guitar | how to train a dog | what is the fastest animal | what is the tallest building
  which country is the largest | what language do they speak in Brazil | what is the population of India
  when is the next eclipse | where was Einstein born | what is quantum physics | what is photosynthesis
  name three colours | list the planets | give me a quote | give me an idea for a gift | give me a raise
  compare cats and dogs | show me pictures | show me a map of the city | find my phone | search the internet
  look up a recipe | open the window | turn off the lights | set an alarm | start a timer
  tell me about the Roman empire | tell me about ancient Egypt | history of the second world war | what is philosophy
  how do vaccines work | how does a motor work | explain black holes | what should I wear | what is there for lunch
  which wine goes with cheese | set an alarm | set a timer | wake me at seven | play a game with me | play chess
  do you like music | what is your favourite colour | do you have feelings | how do I get a raise | when is payday
  how many people live in China | what is the fastest car | what is the best restaurant | who runs Microsoft
  who is the boss of Amazon | is the stock market open | how is the economy | the printer is broken | my screen is black
  the coffee machine is out of order | who has the key for the garage | write an e-mail to my bank | correct my spelling
  how many calories has an apple | what rhymes with orange | count to ten | pick a number | flip a coin
  the best phone deals online | cheap flights to Madrid | black friday deals on televisions | discount codes for shoes
  where can I buy a bike | which laptop should I buy | bargains in the supermarket
  tell me about the Ottoman empire | tell me about the roman army | tell me about the middle ages
  tell me about the french revolution | tell me about the vikings | tell me about ancient greece
  what do you know about the renaissance | who were the aztecs | tell me about medieval castles
  what is the history of chess | tell me about the solar system | who built the pyramids
  how do I apply for a passport | when does my driving license expire | where can I renew my visa
  is my bank card expired | when does the warranty of my washing machine expire | how long does yoghurt keep
  is this coupon still good | how do I get a fishing license | how do I become a pilot | where do I get a birth certificate
  who scored in the final | how many goals were there in the match | who shot the most goals this season
  what is the purpose of existence | what is the goal of this game | what makes people happy | what are new year goals
  how do I concentrate while studying at school | how does the kitchen timer work | how does autofocus work
  how long do I boil eggs | how do I cook tomato sauce | what is the task of the liver | what does a parliament do
  how does a virus spread | what is a computer worm | what is a firewall | what is encryption | what is phishing
  what does ransomware mean | explain what malware is | what is a denial of service attack | who was hacked last year
  what are famous cyber attacks | what was the attack on Pearl Harbor | who attacked whom in the war
  what does the law on privacy say | who made the privacy law | what does the abbreviation mean | what does OKR stand for
  what is a key result in theory | how do I learn to be productive | which productivity app is the best
  what is a good course at the university | which golf courses are there | how many courses does the menu have
  how do I dress a wound | what helps against infections | what is a nursing home | how much does a nurse earn
  how do I become a nurse | what is a vaccine made of | how does immunity work | who controls the weather
  how does air traffic control work | the remote control has no battery | what is quality control
  what is proof in mathematics | what evidence is there for aliens | where is the dam | when did the dam break
  what is a certificate in chemistry | how do I get certified as a diver | register a car | register a trademark
`;
