import type { OfficialTemplate } from './officialTemplate.ts'

/** Templates for a team's retrospectives and self-assessment. */
export const teamTemplates: readonly OfficialTemplate[] = [
  {
    key: 'retrospective-start-stop-continue',
    name: 'Retrospective: start, stop, continue',
    desc: 'Look back on the last weeks, agree on what matters, and leave with two or three actions that somebody owns. 45 to 60 minutes, 4 to 15 people.',
    pic: 'pic1',
    categories: ['retrospective', 'feedback'],
    lobbyTitle: 'Retrospective',
    lobbyDesc: 'What should we start, stop and go on with? Your answers are anonymous.',
    activities: [
      {
        kind: 'brainstorm',
        name: 'Check-in',
        desc: 'One word or one short sentence is enough.',
        questions: ['How do you arrive here today?'],
        notes:
          '5 minutes. Everybody writes before anybody reads: show the answers when the count of answers stops rising. Do not discuss them; thank people and go on.',
      },
      {
        kind: 'brainstorm',
        name: 'Start, stop, continue',
        desc: 'One thought in each answer. Say what happened and what it led to.',
        questions: [
          'What should we start doing?',
          'What should we stop doing?',
          'What works well and should go on?',
        ],
        groupsDesc: 'Put together what has the same cause, and name the cause.',
        notes:
          '20 minutes. About 5 minutes of silent writing for all three questions, then show them one after the other. Group on the Groups page while the room talks; let people name the groups. Close liking before you show the numbers.',
        likesPerPerson: 3,
        likeCountsHidden: true,
      },
      {
        kind: 'brainstorm',
        name: 'Actions',
        desc: 'Small enough for the next two weeks. Who does what by when?',
        questions: ['What do we do about the two or three things that got most likes?'],
        notes:
          '15 minutes. An action without a name and a date is a wish. Stop at three: a short list that gets done is worth more than a long one.',
      },
    ],
  },
  {
    key: 'retrospective-four-ls',
    name: 'Retrospective: the four Ls',
    desc: 'Liked, learned, lacked, longed for: a calm look back at the end of a project or a quarter. 60 minutes, 5 to 30 people.',
    pic: 'pic2',
    categories: ['retrospective', 'feedback'],
    lobbyTitle: 'Looking back together',
    lobbyDesc: 'What did this time give us, and what was missing?',
    activities: [
      {
        kind: 'brainstorm',
        name: 'The four Ls',
        desc: 'As concrete as you can: a day, a decision, a conversation.',
        questions: [
          'What did you like?',
          'What did you learn?',
          'What was lacking?',
          'What did you long for?',
        ],
        groupsDesc: 'What belongs together, whichever question it was said to?',
        notes:
          '30 minutes. 8 minutes of writing. Show "liked" first and give it time: it sets the tone. Ask for stories behind three or four answers of each question.',
        likesPerPerson: 4,
      },
      {
        kind: 'brainstorm',
        name: 'What we take along',
        desc: 'One sentence you would tell the next team.',
        questions: ['What do we do differently the next time?', 'What do we keep?'],
        notes: '20 minutes. Read the most liked aloud and ask who will see to it that it is not forgotten.',
      },
    ],
  },
  {
    key: 'team-health-check',
    name: 'Team health check',
    desc: 'Five sides of working together, each with what is good and what would make it better. Repeat it every quarter. 45 minutes, one team.',
    pic: 'pic3',
    categories: ['feedback', 'analysis'],
    lobbyTitle: 'How are we doing?',
    lobbyDesc: 'Nobody sees who wrote what. Say it as it is, and kindly.',
    activities: [
      {
        kind: 'brainstorm',
        name: 'Five sides of working together',
        desc: 'Answer for the team, not for single people.',
        topics: [
          'Goals and focus',
          'Working together',
          'Quality of what we make',
          'Pace and energy',
          'Learning',
        ],
        questions: ['What is good here?', 'What would make it better?'],
        notes:
          '30 minutes. Present one topic after the other, 3 minutes of writing each. Look for the topic with the most energy, not for the worst one.',
        likesPerPerson: 5,
      },
      {
        kind: 'brainstorm',
        name: 'One change',
        desc: 'Something the team can decide by itself.',
        questions: ['Which one change would help most until the next check?'],
        notes: '15 minutes. Agree on one. Write down how you will notice that it worked.',
      },
    ],
  },
  {
    key: 'check-in-check-out',
    name: 'Check-in and check-out',
    desc: 'A beginning and an end for any meeting: who is here, what we expect, and what we take with us. 10 minutes at either end.',
    pic: 'pic4',
    categories: ['meeting', 'feedback'],
    lobbyTitle: 'Welcome',
    lobbyDesc: 'We begin in a moment. Make yourself comfortable.',
    activities: [
      {
        kind: 'brainstorm',
        name: 'Check-in',
        desc: 'Short answers. There are no wrong ones.',
        questions: ['What is on your mind right now?', 'What would make this meeting worth your time?'],
        notes: '5 to 10 minutes. Read a few expectations aloud and say honestly which ones today can meet.',
      },
      {
        kind: 'brainstorm',
        name: 'Check-out',
        desc: 'Before we leave.',
        questions: ['What do you take with you?', 'What should be better the next time?'],
        notes: '5 minutes, kept even when time is short: it is what you learn most from.',
      },
    ],
  },
]
