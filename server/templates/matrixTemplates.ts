import type { OfficialTemplate } from './officialTemplate.ts'

/** Templates that compare what the room wrote on two axes. */
export const matrixTemplates: readonly OfficialTemplate[] = [
  {
    key: 'effort-and-value',
    name: 'Prioritise by effort and value',
    desc: 'Collect ideas, place each by what it costs and what it gives, and leave knowing what you begin with and what you let go. 60 to 75 minutes, 4 to 30 people.',
    pic: 'pic8',
    categories: ['planning', 'decision'],
    lobbyTitle: 'What do we do first?',
    lobbyDesc: 'Everybody brings ideas, and everybody rates them. Nobody sees whose vote is whose.',
    activities: [
      {
        kind: 'brainstorm',
        name: 'What value means to us',
        desc: 'Before we choose: what are we choosing for?',
        questions: [
          'Who shall notice a difference, and which one?',
          'What do we have least of: time, money or people?',
        ],
        notes:
          '10 minutes. Agree on one sentence that says what value is and one that says what effort is. Write both into the description of "Effort and value" ("Edit activity"): ratings can only be compared when everybody rates the same thing.',
        likesPerPerson: 2,
      },
      {
        kind: 'brainstorm',
        name: 'Ideas',
        desc: 'One idea in each answer, so concrete that somebody could begin tomorrow.',
        questions: ['What could we do?'],
        groupsDesc: 'What is really the same work? Name it so that it can be rated without an explanation.',
        notes:
          '20 minutes. Hidden answers for 8 minutes of writing, then show and group.\n\nTo copy the ideas over: open the question, then "Options of this activity", "Copy input to another activity", choose "Effort and value", and press "Copy Groups". Each group becomes an idea to rate, with its answers below. "Copy Top" takes the most liked answers instead. Eight to twelve ideas are enough; more of them tire the room and blur the picture.',
        likesPerPerson: 5,
        likeCountsHidden: true,
      },
      {
        kind: 'evaluate',
        name: 'Effort and value',
        desc: 'Rate each idea twice: what it takes, and what it gives. Abstain where you cannot tell.',
        listTitle: 'Ideas',
        axes: [
          { title: 'Effort', help: '1 a few days, 5 many months' },
          { title: 'Value', help: '1 hardly any, 5 very much' },
        ],
        quadrants: ['Quick wins', 'Big bets', 'When there is time', 'Not worth it'],
        polls: [],
        notes:
          '20 minutes. First, whoever knows an idea explains it in one sentence; nobody argues yet. Then everybody rates alone and in silence.\n\nTalk only about ideas on which the votes are far apart: often the two sides rated different ideas. Let people change their votes afterwards. Read the picture, not the order of the list: the list is sorted by effort times value, and much effort is no merit here.',
        matrixColor: 3,
      },
      {
        kind: 'brainstorm',
        name: 'What we begin with',
        desc: 'From the quick wins, and at most one big bet.',
        questions: [
          'Which idea do we begin with, who takes it on, and what happens within a week?',
          'What do we not do, and whom do we tell?',
        ],
        notes:
          '15 minutes. Two quick wins and one big bet are plenty. Also write down what you let go: those who hoped for it deserve to hear it from you.',
      },
    ],
  },
  {
    key: 'risk-matrix',
    name: 'Risk matrix: probability and impact',
    desc: 'Collect risks, rate how likely they are and how much they would hurt, and agree on measures for the worst, each with somebody who watches it. 75 minutes, 4 to 20 people.',
    pic: 'pic6',
    categories: ['risk', 'planning'],
    lobbyTitle: 'Which risks do we take?',
    lobbyDesc: 'Name what worries you. Answers and votes are anonymous.',
    activities: [
      {
        kind: 'brainstorm',
        name: 'Risks',
        desc: 'One risk in each answer: what could happen, and what it would lead to.',
        questions: [
          'What could happen to people and cooperation?',
          'What could happen to what we make?',
          'What could happen around us?',
        ],
        groupsDesc:
          'Put together what is one event, and name it: "The supplier cannot deliver", not "Supplier".',
        notes:
          '20 minutes. Ten minutes of silent writing with hidden answers, then show and group.\n\nTo copy the risks over: open each question in turn, then "Options of this activity", "Copy input to another activity", choose "Probability and impact", and press "Copy Groups". Answers that belong to no group are selected on the Groups page and go over with "Copy to…". About fifteen risks in all can be rated with care.',
        likesPerPerson: 5,
      },
      {
        kind: 'evaluate',
        name: 'Probability and impact',
        desc: 'As things are today, with what we already do about it. Abstain where you cannot tell.',
        listTitle: 'Risks',
        axes: [
          { title: 'Probability', help: '1 hardly ever, 5 almost certain' },
          { title: 'Impact', help: '1 a nuisance, 5 it stops us' },
        ],
        quadrants: ['Have a plan ready', 'Act now', 'Accept and watch', 'Make it routine'],
        polls: [],
        notes:
          '20 minutes. Say first what 5 means on both axes here, such as "within this year" and "we miss the date by a month". Results stay hidden until you close voting, from you too, so that nobody follows the loudest: close when the number of voters stops rising.\n\nThe list is sorted by probability times impact, the usual measure of risk. Ask about risks with a wide spread: somebody may know something that the others do not. If it changes minds, "Reset all votes" starts a second round, and the first stays beside it.',
        matrixColor: 1,
        resultsMode: 'CLOSED',
      },
      {
        kind: 'brainstorm',
        name: 'Measures',
        desc: 'For the risks at the top of the list. Begin each answer with the name of the risk.',
        questions: [
          'What do we do to make it less likely?',
          'What do we prepare so that it hurts less?',
          'Who watches it, and what would be the first sign?',
        ],
        notes:
          '30 minutes. One risk after the other, five at most. "Act now" needs a measure with a name and a date, "Have a plan ready" needs the plan, "Make it routine" a simple habit. Say aloud which risks you accept: that too is a decision. Duplicate the matrix in a month and rate again.',
      },
    ],
  },
]
