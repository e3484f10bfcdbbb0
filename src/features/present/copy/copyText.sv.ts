import type { Translation } from '#ui/texts/useText.ts'
import type { copyText } from './copyText.ts'

export default {
  id: 'presentCopy',
  texts: {
    nothing: 'Här finns ingen kommentar att kopiera än.',
    all: (count) => (count === 1 ? 'Den enda kommentaren kopieras.' : `Alla ${count} kommentarer kopieras.`),
    selected: (count) =>
      count === 1 ? 'Den markerade kommentaren kopieras.' : `${count} markerade kommentarer kopieras.`,
    top: (count) =>
      count === 1
        ? 'Kommentaren med flest gillningar kopieras.'
        : `De ${count} kommentarerna med flest gillningar kopieras.`,
    page: 'Bild',
    pageOf: (count) => `Varje svar blir en kommentar till den här bilden, från 1 till ${count}.`,
  },
} satisfies Translation<typeof copyText>
