import type { Translation } from '#ui/texts/useText.ts'
import type { inputText } from './inputText.ts'

export default {
  id: 'planInput',
  texts: {
    nothing: 'Här finns ingen rad med text att kopiera än.',
    allRows: (count) =>
      count === 1 ? 'Den enda raden kommer att kopieras.' : `Alla ${count} rader kommer att kopieras.`,
    topRows: (count) =>
      count === 1
        ? 'Den första raden kommer att kopieras.'
        : `De första ${count} raderna kommer att kopieras.`,
    topCount: 'Hur många av de första raderna?',
    selected: (rows, cells) =>
      [
        ...(rows > 0
          ? [
              rows === 1
                ? '1 markerad rad kommer att kopieras.'
                : `${rows} markerade rader kommer att kopieras.`,
            ]
          : []),
        ...(cells > 0
          ? [
              cells === 1
                ? '1 markerad cell kommer att kopieras.'
                : `${cells} markerade celler kommer att kopieras.`,
            ]
          : []),
      ].join(' '),
    asRows: 'Varje svar blir en rad sist: texten i första kolumnen, beskrivningen i den andra.',
    groupsAsRows: 'Varje svar blir en rad sist, med namnet på sin grupp i första kolumnen.',
    lost: (rows) =>
      `Då försvinner ${rows === 0 ? 'alla rader (än så länge inga)' : rows === 1 ? '1 rad' : `${rows} rader`} och vilka som är klara, för alla. Kolumner, rubriker, alternativ, texter, anteckningar och inställningar blir kvar. Du kan ångra det direkt efteråt.`,
  },
} satisfies Translation<typeof inputText>
