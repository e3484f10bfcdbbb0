import type { Translation } from '#ui/texts/useText.ts'
import type { copyText } from './copyText.ts'

export default {
  id: 'presentCopy',
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
  },
} satisfies Translation<typeof copyText>
