import type { OfficialTemplate } from './officialTemplate.ts'

/** Templates for a project: its start, its risks, its end. */
export const projectTemplates: readonly OfficialTemplate[] = [
  {
    key: 'project-kick-off',
    name: 'Project kick-off',
    desc: 'Begin with the same picture: why we do this, what success looks like, how we work together, and what is still open. 90 minutes, 5 to 25 people.',
    pic: 'pic5',
    categories: ['kick-off', 'planning'],
    lobbyTitle: 'Kick-off',
    lobbyDesc: 'Good to have you here. In ninety minutes we all know where we are going.',
    activities: [
      {
        kind: 'brainstorm',
        name: 'Hopes and worries',
        desc: 'About this project, from where you stand.',
        questions: ['What do you hope for?', 'What worries you?'],
        groupsDesc: 'Which worries have one root?',
        notes:
          '15 minutes. Ask this before you show any plan. Take every worry seriously; you will meet them again in the risks.',
      },
      {
        kind: 'brainstorm',
        name: 'What success looks like',
        desc: 'Imagine it is done and went well.',
        questions: [
          'What can people do then that they cannot do today?',
          'How will we know that it was worth it?',
          'What is not part of it?',
        ],
        notes:
          '25 minutes. The third question saves the most time later: look for answers that contradict each other and settle them now.',
        likesPerPerson: 3,
      },
      {
        kind: 'brainstorm',
        name: 'How we work together',
        desc: 'Agreements we can keep.',
        questions: [
          'What do you need from the others?',
          'How do we decide?',
          'How do we tell each other that something is not going well?',
        ],
        notes: '25 minutes. Group, then read the group titles as sentences that begin with "We".',
      },
      {
        kind: 'brainstorm',
        name: 'Open questions and first steps',
        desc: 'Nothing is too small.',
        questions: ['What do we not know yet?', 'What happens in the next two weeks?'],
        notes: '20 minutes. Every first step gets a name and a date before people leave.',
      },
    ],
  },
  {
    key: 'risk-workshop',
    name: 'Risk workshop: the pre-mortem',
    desc: 'Suppose it failed: why? People say what they would not say about a plan that still may succeed. 60 minutes, 4 to 20 people.',
    pic: 'pic6',
    categories: ['risk', 'analysis', 'planning'],
    lobbyTitle: 'What could go wrong?',
    lobbyDesc: 'Today doubts are welcome. Answers are anonymous.',
    activities: [
      {
        kind: 'brainstorm',
        name: 'It has failed',
        desc: 'It is a year from now. The project has failed completely. What happened?',
        questions: [
          'What went wrong with people and working together?',
          'What went wrong with the thing we made?',
          'What went wrong around us?',
        ],
        groupsDesc: 'One group for each cause. Name it as a cause: "Because …".',
        notes:
          '20 minutes. Insist on the past tense: it did fail. Ten quiet minutes of writing, hidden, then show all at once.',
        likesPerPerson: 5,
        likeCountsHidden: true,
      },
      {
        kind: 'brainstorm',
        name: 'What we do about it',
        desc: 'For the causes with the most likes.',
        questions: [
          'How do we keep it from happening?',
          'What would we see first if it began?',
          'What do we do then?',
        ],
        notes:
          '30 minutes. Take the five causes with the most likes, one after the other. Early signs are worth more than plans.',
      },
      {
        kind: 'brainstorm',
        name: 'Who watches what',
        desc: 'A risk nobody watches is a surprise.',
        questions: ['Which risk do you keep an eye on, and how often do we hear of it?'],
        notes:
          '10 minutes. People may name themselves here if they wish to; the answers do not do it for them.',
      },
    ],
  },
  {
    key: 'lessons-after-an-incident',
    name: 'Lessons after an incident',
    desc: 'What happened, what helped, what hindered, what we change: without blame. 60 minutes, those who were there.',
    pic: 'pic7',
    categories: ['analysis', 'retrospective', 'risk'],
    lobbyTitle: 'What can we learn?',
    lobbyDesc: 'Everybody did what seemed right with what they knew. We look at the circumstances.',
    activities: [
      {
        kind: 'brainstorm',
        name: 'What happened',
        desc: 'Begin each answer with the time, such as 14:05. Facts first.',
        questions: ['What did you see or do, and when?'],
        groupsDesc: 'One group for each stretch of time.',
        notes:
          '15 minutes. Collect before you explain. Group by time; gaps and contradictions show where to ask further.',
      },
      {
        kind: 'brainstorm',
        name: 'What helped, what hindered',
        desc: 'Things and circumstances, not persons.',
        questions: ['What helped?', 'What made it harder?', 'Where were we lucky?'],
        notes: '20 minutes. The third question finds the next incident.',
        likesPerPerson: 4,
      },
      {
        kind: 'brainstorm',
        name: 'What we change',
        desc: 'One change in each answer.',
        questions: ['What would have made this impossible?', 'What would have made it harmless?'],
        notes: '20 minutes. Choose few. Prefer changes that need nobody to remember anything.',
      },
    ],
  },
]
