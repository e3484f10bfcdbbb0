import type { Translation } from '#ui/texts/useText.ts'
import type { copyText } from './copyText.ts'

export default {
  id: 'identifyCopy',
  texts: {
    nothing: 'Här finns inget svar att kopiera än.',
    allAnswers: (count) =>
      count === 1 ? 'Det enda svaret kommer att kopieras.' : `Alla ${count} svar kommer att kopieras.`,
    destination: '1. Välj mål:',
    destinations: { ANSWERS: 'Svar', TOPICS: 'Ämnen' },
    heading: '2. Välj ämne:',
    unnamed: (n) => `Ämne ${n}`,
  },
} satisfies Translation<typeof copyText>
