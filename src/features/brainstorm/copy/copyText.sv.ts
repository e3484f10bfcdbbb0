import type { Translation } from '#ui/texts/useText.ts'
import type { copyText } from './copyText.ts'

export default {
  id: 'brainstormCopy',
  texts: {
    nothing: 'Här finns inget svar att kopiera än.',
    selectedAnswers: (count) =>
      count === 1 ? 'Det valda svaret kopieras.' : `De ${count} valda svaren kopieras.`,
    allAnswers: (count, question) =>
      count === 1 ? `Svaret på ”${question}” kopieras.` : `Alla ${count} svar på ”${question}” kopieras.`,
    topAnswers: (count, question) =>
      count === 1
        ? `Det mest gillade svaret på ”${question}” kopieras.`
        : `De ${count} mest gillade svaren på ”${question}” kopieras.`,
    groupsOf: (count) => (count === 1 ? 'En grupp kopieras.' : `${count} grupper kopieras.`),
    inputType: '1. Välj typ av innehåll:',
    answers: 'Enskilda svar',
    groups: 'Grupper',
    needsGroups: 'Ingen grupp är vald',
    withAnswers: 'Grupperna kopieras med sina svar',
    destination: '2. Välj mål:',
    destinations: { ANSWERS: 'Svar', QUESTIONS: 'Frågor', TOPICS: 'Ämnen' },
    topic: '3. Välj ämne:',
    questions: '4. Välj fråga/frågor:',
    partly: (questions, message) => `Kopierat till ${questions}, men inte längre än så. ${message}`,
  },
} satisfies Translation<typeof copyText>
