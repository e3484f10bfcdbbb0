import type { OfficialTemplate } from './officialTemplate.ts'

/** Templates that end with a decision, or ask how firmly people stand behind one. */
export const decisionTemplates: readonly OfficialTemplate[] = [
  {
    key: 'decision-by-criteria',
    name: 'Decision by criteria',
    desc: 'Agree on what a good choice must meet, then rate the options by it: totals stay hidden until voting closes, so that everybody judges for themselves. 60 to 90 minutes, 4 to 25 people.',
    pic: 'pic9',
    categories: ['decision', 'analysis'],
    lobbyTitle: 'We decide today',
    lobbyDesc: 'First what matters, then the options. Each vote counts the same, and none has a name.',
    activities: [
      {
        kind: 'brainstorm',
        name: 'Options and criteria',
        desc: 'One thought in each answer.',
        questions: ['Which options do we have?', 'What must a good choice meet?'],
        groupsDesc: 'Which answers mean the same?',
        notes:
          '20 minutes. Say at the start who decides in the end: this room, or somebody whom it advises. Options that nobody can carry out are taken out before anybody rates them.\n\nTo copy the answers over: open the first question, then "Options of this activity", "Copy input to another activity", choose "How well each option does", and press "Copy Groups" or "Copy Answers". Do the same with the second question and "What weighs most". Three to six of each are enough.',
        likesPerPerson: 4,
      },
      {
        kind: 'evaluate',
        name: 'What weighs most',
        desc: 'How much should each criterion weigh in this choice?',
        listTitle: 'Criteria',
        axes: [{ title: 'Weight', help: '1 nice to have, 5 indispensable' }],
        polls: [
          { text: 'Benefit', desc: 'What it does for those whom it is meant for.' },
          { text: 'Cost', desc: 'Money and working time during the first two years.' },
          { text: 'Time', desc: 'How soon it works.' },
          { text: 'Way back', desc: 'How easily we can undo it if we were wrong.' },
        ],
        notes:
          '10 minutes. Replace the four criteria by your own where they do not fit. Close voting, then keep the three with the highest means, and write them into the description of the next activity. Do this before anybody has seen results for the options: afterwards criteria are chosen to fit the favourite.',
        resultsMode: 'CLOSED',
      },
      {
        kind: 'evaluate',
        name: 'How well each option does',
        desc: 'Measured by the criteria that weigh most. Abstain where you do not know enough.',
        listTitle: 'Options',
        axes: [{ title: 'Meets the criteria', help: '1 not at all, 5 in every way' }],
        polls: [
          {
            text: 'Leave things as they are',
            desc: 'Rate this one too: it is what the others have to beat.',
          },
        ],
        notes:
          '20 minutes. Before the vote each option gets two minutes from somebody who likes it and one from somebody who does not. Nobody sees a total until you close voting, you neither.\n\nLook at the spread beside the mean: an option that nobody objects to often serves better than one that half of the room loves. For a decision that must be accounted for, duplicate this activity for each of the three criteria and put the criterion into its name.',
        resultsMode: 'CLOSED',
      },
      {
        kind: 'brainstorm',
        name: 'The decision',
        desc: 'The votes are advice. The decision is what we say aloud.',
        questions: [
          'What do we decide, and why?',
          'What speaks against it, and how do we take care of that?',
          'What would make us think again, and when do we look?',
        ],
        groups: [
          { question: 0, title: 'Decided', color: 3 },
          { question: 0, title: 'Decided later', color: 5 },
        ],
        notes:
          '20 minutes. If two options are close, ask which one the room could live with, and do not vote a third time. Let somebody who lost answer the second question first. Move the decision to "Decided" and read it aloud, with the name of the person who carries it out.',
      },
    ],
  },
  {
    key: 'confidence-vote',
    name: 'Confidence vote: fist of five',
    desc: 'One question at the end of a planning: how sure are we that it will work? Everybody answers at the same moment, and says what would make it more. 20 to 30 minutes, any number of people.',
    pic: 'pic5',
    categories: ['planning', 'meeting'],
    lobbyTitle: 'How sure are we?',
    lobbyDesc: 'One honest number from each of us, without a name.',
    activities: [
      {
        kind: 'evaluate',
        name: 'Fist of five',
        desc: 'One to five fingers, as you see it now.',
        listTitle: 'Our plan',
        axes: [{ title: 'Confidence', help: '1 no confidence, 5 full confidence' }],
        polls: [
          {
            text: 'We reach our goal with this plan.',
            desc: '1: I would stop it. 2: I have serious doubts. 3: I go along. 4: I believe in it. 5: I will see to it that it works.',
          },
        ],
        notes:
          '5 minutes. Write your goal and its date into the statement. Results stay hidden until you close voting, from you too: nobody looks at what the others show before choosing.\n\nA mean of 4 or more with nobody at 1: go on. Below 3: the plan is not ready. In between, or with a single 1, take the next activity seriously. Never ask who chose 1; ask what somebody who chose 1 may have seen.',
        resultsMode: 'CLOSED',
      },
      {
        kind: 'brainstorm',
        name: 'What would raise your confidence?',
        desc: 'Something that we can change, decide or find out.',
        topics: ['Why we do it', 'The goal', 'The team', 'The next steps'],
        questions: ['What would give you one finger more here?'],
        groupsDesc: 'Which of these can we settle today?',
        notes:
          '15 minutes. Three minutes of writing; topics without answers are good news and are skipped. Settle the most liked points at once: change the date, drop a part, name somebody. Then go back to "Fist of five" and choose "Reset all votes" under "Voting": a second round begins, and the first stays readable beside it.',
        likesPerPerson: 3,
      },
    ],
  },
]
