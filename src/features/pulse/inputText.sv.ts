import type { Translation } from '#ui/texts/useText.ts'
import type { inputText } from './inputText.ts'

export default {
  id: 'pulseInput',
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
    select: '2. Välj kategorier',
    lack: 'Välj först en kategori att importera till.',
    lost: (statements) =>
      `Det här tar bort ${countOf(statements)}, alla röster och vilka som är klara, för alla. Kategorier, facilitatorernas påståenden, texter, anteckningar och inställningar blir kvar. Du kan ångra det direkt efteråt.`,
  },
} satisfies Translation<typeof inputText>

function countOf(statements: number): string {
  if (statements === 0) return 'alla påståenden från deltagare (det finns inga än)'
  return statements === 1 ? '1 påstående från en deltagare' : `${statements} påståenden från deltagare`
}
