import type { Translation } from '#ui/texts/useText.ts'
import type { inputText } from './inputText.ts'

export default {
  id: 'brainstormInput',
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
    selectDestination: '2. Välj mål',
    importDestinations: { topics: 'Ämnen', questions: 'Frågor', answers: 'Svar' },
    selectTopics: '3. Välj ämne(n)',
    selectQuestions: '4. Välj fråga/frågor',
    lacks: {
      destination: 'Välj först ett mål för att importera.',
      topic: 'Välj först ett ämne för att importera.',
      question: 'Välj först en fråga för att importera.',
    },
    labelAnswer: 'Svar',
    lost: (answers, groups, comments) =>
      `Då försvinner ${listed([
        [answers, 'svar', 'svar'],
        [groups, 'grupp', 'grupper'],
        [comments, 'kommentar', 'kommentarer'],
      ])}, alla gillningar och vilka som är klara, för alla. Ämnen, frågor, texter, anteckningar och inställningar blir kvar. Du kan ångra det direkt efteråt.`,
  },
} satisfies Translation<typeof inputText>

function listed(counts: [number, string, string][]): string {
  const named = counts
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${count} ${count === 1 ? one : many}`)
  return named.length === 0
    ? 'allt som skrivits (än så länge inget)'
    : new Intl.ListFormat('sv').format(named)
}
