import type { Translation } from '#ui/texts/useText.ts'
import type { inputText } from './inputText.ts'

export default {
  id: 'presentInput',
  texts: {
    nothing: 'Här finns ingen kommentar att kopiera än.',
    all: (count) =>
      count === 1
        ? 'Den enda kommentaren kommer att kopieras.'
        : `Alla ${count} kommentarer kommer att kopieras.`,
    selected: (count) =>
      count === 1
        ? 'Den markerade kommentaren kommer att kopieras.'
        : `${count} markerade kommentarer kommer att kopieras.`,
    top: (count) =>
      count === 1
        ? 'Kommentaren med flest gillningar kommer att kopieras.'
        : `De ${count} kommentarerna med flest gillningar kommer att kopieras.`,
    page: 'Bild',
    pageOf: (count) => `Varje svar blir en kommentar till den här bilden, från 1 till ${count}.`,
    lost: (comments) =>
      `Då försvinner ${countOf(comments)} och vilka som är klara, för alla. Dokumentet, anteckningar och inställningar blir kvar. Du kan ångra det direkt efteråt.`,
  },
} satisfies Translation<typeof inputText>

function countOf(comments: number): string {
  if (comments === 0) return 'alla kommentarer (än så länge inga)'
  return comments === 1 ? '1 kommentar' : `${comments} kommentarer`
}
