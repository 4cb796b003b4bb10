/** What people ask of the assistant itself. */
export const helpPhrasings = `
  help | help me | I need help | I need some help | can you help me | could you help me out | help me get started
  get me started | help me get going | help me to begin | getting started | how to get started | help me find my way
  what can you do | what can you do for me | what can you do here | what are you able to do | what do you do
  what are you capable of | what are your capabilities | what are your abilities | what are your skills
  what are your features | what are your limits | what can you not do | list your features | list your commands
  what can I ask | what can I ask you | what can I ask here | what can I ask you about | what could I ask you
  what should I ask you | what am I supposed to ask you | what may I type here | what shall I say to you
  which questions can you answer | what questions do you answer | what kind of questions can I ask
  what sort of things do you know | what kinds of things can you tell me | what topics do you cover
  what do you know | what do you know about | what information do you have | what data can you see
  which data do you use | where do your answers come from | where do you get your data from
  how can you help | how can you help me | how could you be useful | how can you support me | how can you assist me
  in what way can you help me | what can you help me with | what could you help with | what are you good at
  what are you good for | what are you for | what is your purpose | what is your job | why are you here
  how do you work | how does this work | how does this chat work | how does the assistant work
  how do I use this | how do I use you | how should I use this assistant | how do I work with you | how do I talk to you
  how do I ask you something | how do I start with you | how can I get started with the assistant
  where do I start with this assistant | teach me how to use this chat | explain how this assistant works
  who are you | what are you | what is this | what is this assistant | what is this chat for | what is this tool
  what is AdaptIQ | what is this bot | are you a bot | are you a robot | are you human | are you a real person
  are you an AI | are you a language model | which model are you | is this a machine | am I talking to a person
  introduce yourself | tell me about yourself | describe yourself | explain yourself | tell me what you can do
  show me what you can do | show me your features | give me examples | give me some examples of questions
  give me an example question | show me example questions | example prompts | sample questions | suggest a question
  what would you suggest I ask | I do not know what to ask | I do not know how to use this | I am new here
  I have never used this | give me a tour | show me around the assistant | instructions please | user guide
  can you change things for me | what changes can you make | can you do things for me | which actions can you take
  what tasks can you do | what tasks can I give you | which commands are there | how are you | how is it going with you
`;
