import type { OfficialTemplate } from './officialTemplate.ts'

/** Templates for ideas, questions and target groups. */
export const ideaTemplates: readonly OfficialTemplate[] = [
  {
    key: 'idea-sprint',
    name: 'Idea sprint',
    desc: 'Many ideas, then better ones, then a few to try: a brainstorm that ends with a decision. 60 to 90 minutes, 5 to 50 people.',
    pic: 'pic8',
    categories: ['ideas', 'decision'],
    lobbyTitle: 'Idea sprint',
    lobbyDesc: 'Bring everything, also what sounds impossible.',
    activities: [
      {
        kind: 'brainstorm',
        name: 'The question behind it',
        desc: 'Before we answer: are we asking the right thing?',
        questions: ['What makes this hard today?', 'For whom would it matter most?'],
        notes: '10 minutes. Pick the two or three difficulties that the ideas shall be about.',
      },
      {
        kind: 'brainstorm',
        name: 'Many ideas',
        desc: 'One idea in each answer. Quantity first: nobody judges yet.',
        questions: [
          'How might we make it easier?',
          'What would we do if money and time did not matter?',
          'What is the smallest thing that would help tomorrow?',
        ],
        groupsDesc: 'Which ideas are one idea? Name what they have in common.',
        notes:
          '25 minutes. Hidden while people write: the first ideas shall not lead the others. Then show, read, group. The suggested groups are a good start with many answers.',
        likesPerPerson: 5,
        likeCountsHidden: true,
      },
      {
        kind: 'brainstorm',
        name: 'Make the best ones better',
        desc: 'Take a group that got many likes and build on it.',
        questions: [
          'What would make it even better?',
          'What speaks against it, and how could that be solved?',
        ],
        notes: '20 minutes. Comments under an answer are a good place to build on it.',
      },
      {
        kind: 'brainstorm',
        name: 'What we try',
        desc: 'Small, soon, and so that we learn something.',
        questions: ['What do we try first, and what do we want to learn from it?'],
        notes: '15 minutes. Two trials at most.',
        likesPerPerson: 1,
      },
    ],
  },
  {
    key: 'questions-and-answers',
    name: 'Questions from the room',
    desc: 'For talks and all-hands meetings: questions come in all the time, anonymously, and the most wanted are answered first. Any number of people.',
    pic: 'pic9',
    categories: ['meeting', 'feedback'],
    lobbyTitle: 'Your questions',
    lobbyDesc: 'Ask what you want to know and like the questions you share. Nobody sees who asked.',
    activities: [
      {
        kind: 'brainstorm',
        name: 'Questions',
        desc: 'One question in each answer. Look first whether it is there already, and like it.',
        questions: ['What do you want to know?'],
        groupsDesc: 'Answered, later, not here.',
        groups: [
          { question: 0, title: 'Answered', color: 3 },
          { question: 0, title: 'Answered after the meeting', color: 5 },
        ],
        notes:
          'Show all answers and sort by popularity. Present the question you are answering; move it to "Answered" afterwards. Answer one unpopular question too.',
      },
      {
        kind: 'brainstorm',
        name: 'Before you go',
        desc: 'Thank you for being here.',
        questions: ['What was most useful?', 'What is still unclear?'],
        notes: 'The last three minutes. The second question tells what to write to everybody tomorrow.',
      },
    ],
  },
  {
    key: 'customer-journey',
    name: 'Customer journey',
    desc: 'Walk through what people live through with us, step by step: what they want, what delights, what annoys. 75 minutes, 4 to 20 people.',
    pic: 'pic10',
    categories: ['analysis', 'ideas'],
    lobbyTitle: 'In their shoes',
    lobbyDesc: 'Today we look from the outside.',
    activities: [
      {
        kind: 'brainstorm',
        name: 'The journey',
        desc: 'From the view of one real person you have met.',
        topics: [
          'They hear of us',
          'They decide',
          'They begin',
          'They use it',
          'They need help',
          'They leave or stay',
        ],
        questions: ['What do they want here?', 'What delights them?', 'What annoys them?'],
        groupsDesc: 'Which annoyances have one cause?',
        notes:
          '40 minutes. Rename the topics to your own steps first. Present one step after the other; 4 minutes of writing each.',
        likesPerPerson: 6,
      },
      {
        kind: 'brainstorm',
        name: 'Where to begin',
        desc: 'Where would little effort change much?',
        questions: ['Which moment do we improve first, and how?'],
        notes: '20 minutes. Take the three annoyances with the most likes.',
        likesPerPerson: 2,
      },
    ],
  },
]
