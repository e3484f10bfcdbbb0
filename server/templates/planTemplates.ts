import type { OfficialTemplate } from './officialTemplate.ts'

/** Templates that end with a plan. */
export const planTemplates: readonly OfficialTemplate[] = [
  {
    key: 'who-what-when',
    name: 'Who, what, when',
    desc: 'From "we should" to "I do it by Friday": collect what has to happen, choose, and leave with a table of tasks that each have a person and a date. 30 minutes, 3 to 20 people.',
    pic: 'pic1',
    categories: ['planning', 'meeting'],
    lobbyTitle: 'What happens next?',
    lobbyDesc: 'We collect what has to be done, and at the end everything has a name and a date.',
    activities: [
      {
        kind: 'brainstorm',
        name: 'What has to happen',
        desc: 'One task in each answer, beginning with a verb.',
        questions: ['What do we have to do, so that this moves on?'],
        notes:
          '10 minutes. Three minutes of quiet writing, hidden, then show all. Let people like what cannot wait.\n\nTo copy the tasks over: open the question, then "Options of this activity", "Copy input to another activity", choose "Who does what by when", and press "Copy Top" for the most liked answers. Each becomes a row with its text in the first column, and its description, if it has one, in the second.',
        likesPerPerson: 3,
      },
      {
        kind: 'plan',
        name: 'Who does what by when',
        desc: 'A row for each task. Anyone may add and change rows.',
        columns: [{ heading: 'What' }, { heading: 'Who' }, { heading: 'When' }],
        notes:
          '20 minutes. Go through the rows from top to bottom. "Who" is one person who is in the room and says yes, never a team; "When" is a day. A row without a name is not a task yet: split it, find somebody, or delete it. Read the table aloud at the end.\n\nParticipants can type at the same time. Lock the input when the plan stands, and export it as a sheet, or as tasks for Jira. To follow up, duplicate the session with input and add a column with the choices Open, Under way and Done.',
      },
    ],
  },
]
