import type { Translation } from '#ui/texts/useText.ts'
import type { inputText } from './inputText.ts'

export default {
  id: 'identifyInput',
  texts: {
    nothing: 'Här finns inget svar att kopiera än.',
    allAnswers: (count) =>
      count === 1 ? 'Det enda svaret kommer att kopieras.' : `Alla ${count} svar kommer att kopieras.`,
    destination: '1. Välj mål:',
    destinations: { ANSWERS: 'Svar', TOPICS: 'Ämnen' },
    heading: '2. Välj ämne:',
    unnamed: (n) => `Ämne ${n}`,
    select: '2. Välj ämne(n)',
    lack: 'Välj först ett ämne för att importera.',
    lost: (answers) =>
      `Då försvinner ${answers === 0 ? 'alla svar (än så länge inga)' : `${answers} svar`} och vilka som är klara, för alla. Ämnen, texter, anteckningar och inställningar blir kvar. Du kan ångra det direkt efteråt.`,
  },
} satisfies Translation<typeof inputText>
