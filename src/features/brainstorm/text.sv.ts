import type { Translation } from '#ui/texts/useText.ts'
import type { brainstormText } from './text.ts'

export default {
  id: 'brainstorm',
  texts: {
    unnamed: 'Brainstorm',
    answers: 'Svar',
    groups: 'Grupper',
    pages: 'Sidor i den här brainstormen',
    topic: 'Ämne',
    selectTopic: 'Välj ämne',
    questionNumber: (n) => `Fråga ${n}`,
    questionOf: (n, m) => `Fråga ${n} av ${m}`,
    lockedQuestion: 'Facilitatorn har låst den här frågan.',
    lockedTopic: 'Facilitatorn har låst det här ämnet.',
    lockedShort: 'Låst',
    allAnswersShown: 'Alla svar i aktiviteten visas, enligt inställningarna',
    sortByPopularity: 'Sortera efter popularitet',
    noAnswersTitle: 'Inga svar än',
    noAnswersHint: 'Var först: skriv det du kommer att tänka på och tryck på Enter.',
    noAnswersFacilitatorHint: 'Svaren visas här när de kommer in.',
    responses: (count) => `${count} svar`,
    reading: 'Att gruppera och redigera får vänta på en direktanslutning. Under tiden kan du läsa och svara.',
    labelAnswer: 'Svar',
    labelEdit: 'Ändrat svar',
    labelDelete: 'Borttaget svar',
    labelLike: 'Gillning',
    labelComment: 'Kommentar',
  },
} satisfies Translation<typeof brainstormText>
