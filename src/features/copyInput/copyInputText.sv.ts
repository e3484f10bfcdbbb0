import type { Translation } from '#ui/useText.ts'
import type { copyInputText } from './copyInputText.ts'

export default {
  id: 'copyInput',
  texts: {
    title: 'Kopiera input till en annan aktivitet',
    chooseTarget: 'Välj en aktivitet:',
    unnamed: 'Namnlös',
    hidden: (kind) => `${kind}, dold`,
    placed: (place, kind) => `Aktivitet ${place} · ${kind}`,
    noTargets: 'Ingen annan aktivitet än',
    noTargetsHint: 'Lägg först till en aktivitet i agendan; sedan kan du kopiera svar till den.',
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
    copyAnswers: 'Kopiera svar',
    copyGroups: 'Kopiera grupper',
    copyTop: 'Kopiera toppen',
    topCount: 'Hur många av de mest gillade svaren',
    into: (name) => `Till ”${name}”`,
    inputType: '1. Välj typ av input:',
    answers: 'Enskilda svar',
    groups: 'Grupper',
    needsGroups: 'Ingen grupp är vald',
    withAnswers: 'Grupperna följer med sina svar',
    destination: '2. Välj mål:',
    destinations: { ANSWERS: 'Svar', QUESTIONS: 'Frågor', TOPICS: 'Ämnen' },
    topic: '3. Välj ämne:',
    questions: '4. Välj fråga/frågor:',
    hiddenEntry: 'Utan namn',
    loading: 'Aktiviteten hämtas',
    cancel: 'Avbryt',
    back: 'Tillbaka',
    copy: 'Kopiera',
    open: 'Öppna',
    needsConnection: 'Det här kräver anslutningen. Den återställs.',
    copied: (count, name) =>
      count === null ? `Kopierat till ”${name}”.` : `${count} kopierade till ”${name}”.`,
    partly: (questions, message) => `Kopierat till ${questions}, sedan inte längre. ${message}`,
  },
} satisfies Translation<typeof copyInputText>
