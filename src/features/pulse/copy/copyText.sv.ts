import type { Translation } from '#ui/texts/useText.ts'
import type { pulseCopyText } from './copyText.ts'

export default {
  id: 'pulseCopy',
  texts: {
    nothing: 'Här finns inget påstående att kopiera än.',
    all: (count) =>
      count === 1
        ? 'Det enda påståendet kommer att kopieras.'
        : `Alla ${count} påståenden kommer att kopieras.`,
    top: (count) =>
      count === 1
        ? 'Påståendet med högst medelvärde kommer att kopieras.'
        : `De ${count} påståendena med högst medelvärde kommer att kopieras.`,
    destination: '1. Välj mål:',
    destinations: { ANSWERS: 'Påståenden', TOPICS: 'Kategorier' },
    heading: '2. Välj kategori:',
    unnamed: (n) => `Kategori ${n}`,
    waits: 'Kopierade påståenden väntar på ditt godkännande.',
  },
} satisfies Translation<typeof pulseCopyText>
