import type { Translation } from '#ui/texts/useText.ts'
import type { copyText } from './copyText.ts'

export default {
  id: 'brainstormCopy',
  texts: {
    nothing: 'Här finns inget svar att kopiera än.',
    selectedAnswers: (count) =>
      count === 1 ? 'Det valda svaret kommer att kopieras.' : `De ${count} valda svaren kommer att kopieras.`,
    allAnswers: (count, question) =>
      count === 1
        ? `Svaret på ”${question}” kommer att kopieras.`
        : `Alla ${count} svar på ”${question}” kommer att kopieras.`,
    topAnswers: (count, question) =>
      count === 1
        ? `Det mest gillade svaret på ”${question}” kommer att kopieras.`
        : `De ${count} mest gillade svaren på ”${question}” kommer att kopieras.`,
    groupsOf: (count) =>
      count === 1 ? 'En grupp kommer att kopieras.' : `${count} grupper kommer att kopieras.`,
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
