import type { OfficialTemplate } from './officialTemplate.ts'

/** Templates that measure the same thing again after some time. */
export const pulseTemplates: readonly OfficialTemplate[] = [
  {
    key: 'team-pulse',
    name: 'Team pulse',
    desc: 'Sixteen statements on five sides of working together, rated anonymously from 1 to 5, and a talk about what is behind them. Repeat it every quarter to see the change. 45 minutes, one team.',
    pic: 'pic3',
    categories: ['team', 'feedback'],
    lobbyTitle: 'How is our team?',
    lobbyDesc:
      'You rate statements from 1 to 5. Nobody sees what you chose, only what everybody chose together.',
    activities: [
      {
        kind: 'pulse',
        name: 'Pulse of the team',
        desc: 'As you yourself have seen it in the past four weeks.',
        help: '1 do not agree, 5 fully agree',
        listTitle: 'Statements',
        categories: [
          {
            name: 'Goals and focus',
            statements: [
              'I know what we want to have achieved in three months.',
              'When two things are urgent, I know which one comes first.',
              'What I do makes a difference to somebody outside the team.',
            ],
          },
          {
            name: 'Working together',
            statements: [
              'I soon get help when I ask for it.',
              'I can say that I made a mistake.',
              'When we disagree, we say so openly.',
              'We do what we agreed on.',
            ],
          },
          {
            name: 'Quality of what we make',
            statements: [
              'I am proud of what we hand over.',
              'We take the time to do things properly.',
              'We learn early what the people who use our work think of it.',
            ],
          },
          {
            name: 'Pace and energy',
            statements: [
              'I could keep up this pace for a year.',
              'On most days I can work for an hour without being interrupted.',
              'I have energy left when I stop working.',
            ],
          },
          {
            name: 'Learning',
            statements: [
              'I have learned something useful in the past month.',
              'We try new ways of working.',
              'When something goes wrong, we look for causes and not for culprits.',
            ],
          },
        ],
        notes:
          '15 minutes. Say first who will see the results, and keep to it. Results move in steps, at least three ballots at a time; in a team of fewer than six choose "When voting closes" under "Voting". Statements that people add wait for your approval: approve them before the others vote, or keep them for the next time.\n\nLook first at the statements with the widest spread, then at the lowest ones: a mean of 3 can be a calm team or a divided one. Do not compare teams with each other.\n\nIn three months duplicate this activity, in this session or in a copy of it. Statements that had five voters or more now can then show the change.',
      },
      {
        kind: 'brainstorm',
        name: 'Behind the numbers',
        desc: 'About the two or three statements that surprise us most.',
        questions: ['What do you think is behind it?', 'Which small change could we decide on today?'],
        notes:
          '25 minutes. Take one statement with a wide spread and one low one; more will not fit. Ask what people have seen, never who voted low. End with one change, somebody who sees to it, and the statement on which you hope to notice it next time.',
        likesPerPerson: 3,
      },
    ],
  },
]
