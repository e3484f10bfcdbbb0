import type { OfficialTemplate } from './officialTemplate.ts'

/** Templates in which the room sorts what it wrote. */
export const organizeTemplates: readonly OfficialTemplate[] = [
  {
    key: 'start-stop-continue-sorted',
    name: 'Start, stop, continue: sorted by everyone',
    desc: 'Everybody writes what they noticed, and everybody decides by themselves whether to start, stop or continue it. Then you talk about what you see differently, not about everything. 45 minutes, 4 to 30 people.',
    pic: 'pic7',
    categories: ['retrospective', 'feedback'],
    lobbyTitle: 'Start, stop or continue?',
    lobbyDesc: 'First we write, then each of us sorts. Nobody sees who placed what where.',
    activities: [
      {
        kind: 'organize',
        name: 'What do we do with it?',
        desc: 'One thing in each item, as you would say it to a colleague.',
        unsorted: { name: 'Not decided yet', desc: 'Things that we do, or could do.' },
        sections: [
          { name: 'Start', desc: 'We do not do it yet, and should.' },
          { name: 'Stop', desc: 'It costs more than it gives.' },
          { name: 'Continue', desc: 'It works. Let us not lose it.' },
        ],
        sorting: 'EACH',
        colors: [3, 6, 1],
        notes:
          '30 minutes. Five minutes of quiet writing: everybody may add items. Then lock adding in the settings of the activity, put together what says the same, and let everybody sort on their own device for five minutes. "Undecided" is an answer, too.\n\nClose and show. Accept what most agree on, with one press, and do not discuss it. Spend the time on the most disputed items: ask first somebody who sees it one way, then somebody who sees it the other way.',
      },
      {
        kind: 'plan',
        name: 'What we change',
        desc: 'Two or three things for the next four weeks.',
        columns: [{ heading: 'What' }, { heading: 'Who sees to it' }, { heading: 'By when' }],
        notes:
          '15 minutes. Take one thing to start and one to stop; what continues needs no row. To copy: open "Options of this activity" in the activity before, then "Copy input to another activity".\n\nA row without a name is a wish. Read the rows aloud at the end.',
      },
    ],
  },
  {
    key: 'risks-by-owner',
    name: 'Risks by owner',
    desc: 'Collect what could go wrong, and let everybody say by themselves who has to take care of it. Where the room disagrees, a risk has no owner. 60 minutes, 4 to 20 people.',
    pic: 'pic10',
    categories: ['risk', 'planning'],
    lobbyTitle: 'Whose risk is it?',
    lobbyDesc:
      'We collect risks, and each of us says who should own them. It is about roles, not about blame.',
    activities: [
      {
        kind: 'organize',
        name: 'Who owns this risk?',
        desc: 'One risk in each item: what could happen, and what it would lead to.',
        unsorted: { name: 'Risks', desc: 'Whatever could stop us or cost us dearly.' },
        sections: [
          { name: 'Our team', desc: 'We can do something about it ourselves.' },
          { name: 'Management', desc: 'It takes a decision, money or people.' },
          { name: 'Another team', desc: 'It is in the hands of colleagues.' },
          { name: 'Customer', desc: 'Only they can take it away, and have to know.' },
          { name: 'Suppliers and partners', desc: 'It belongs in a contract.' },
          { name: 'Nobody', desc: 'We accept it, and say so.' },
        ],
        sorting: 'EACH',
        colors: [1, 4, 7, 3, 5, 0],
        notes:
          '40 minutes. Before you begin, put the names of your own teams and partners in place of these. Ten minutes to collect, or import a list that you have; then everybody sorts on their own device.\n\nClose and show. A risk that most give to the same owner is accepted with one press. Talk about those where the room is divided, and about every risk that many left undecided: they are the ones that nobody watches. If an owner is not in the room, somebody here has to tell them.',
      },
      {
        kind: 'plan',
        name: 'What each owner does',
        desc: 'The next step for the risks that matter most.',
        columns: [
          { heading: 'Risk' },
          { heading: 'Owner' },
          { heading: 'Next step' },
          { heading: 'State', choices: ['Open', 'Watched', 'Solved'] },
        ],
        notes:
          '20 minutes. To copy the risks over: open "Options of this activity" in the activity before, then "Copy input to another activity". An owner is one person with a name. Agree on the day when you look at this table again.',
      },
    ],
  },
]
