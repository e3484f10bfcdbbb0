import type { Translation } from '#ui/texts/useText.ts'
import type { copyText } from './copyText.ts'

export default {
  id: 'planCopy',
  texts: {
    nothing: 'Här finns ingen rad med text att kopiera än.',
    allRows: (count) => (count === 1 ? 'Den enda raden kopieras.' : `Alla ${count} rader kopieras.`),
    topRows: (count) => (count === 1 ? 'Den första raden kopieras.' : `De första ${count} raderna kopieras.`),
    topCount: 'Hur många av de första raderna?',
    selected: (rows, cells) =>
      [
        ...(rows > 0 ? [rows === 1 ? '1 markerad rad kopieras.' : `${rows} markerade rader kopieras.`] : []),
        ...(cells > 0
          ? [cells === 1 ? '1 markerad cell kopieras.' : `${cells} markerade celler kopieras.`]
          : []),
      ].join(' '),
    asRows: 'Varje svar blir en rad sist: texten i första kolumnen, beskrivningen i den andra.',
    groupsAsRows: 'Varje svar blir en rad sist, med namnet på sin grupp i första kolumnen.',
  },
} satisfies Translation<typeof copyText>
