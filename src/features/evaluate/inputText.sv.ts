import type { Translation } from '#ui/texts/useText.ts'
import type { inputText } from './inputText.ts'

export default {
  id: 'evaluateInput',
  texts: {
    nothing: 'Här finns inget svar att kopiera än.',
    allAnswers: (count) =>
      count === 1 ? 'Det enda svaret kommer att kopieras.' : `Alla ${count} svar kommer att kopieras.`,
    topAnswers: (count) =>
      count === 1
        ? 'Det högst rankade svaret kommer att kopieras.'
        : `De ${count} högst rankade svaren kommer att kopieras.`,
    topCount: 'Hur många av de högst rankade svaren',
    groupsOf: (count) =>
      count === 1
        ? 'Ett svar kommer att kopieras som en grupp av sina undersvar.'
        : `${count} svar kommer att kopieras som grupper av sina undersvar.`,
    asAnswers:
      'Varje svar blir något att rösta på, och alla ser det direkt. Röster och gillanden kopieras inte.',
    asGroups:
      'Varje grupp blir något att rösta på, med sina svar som undersvar. Alla ser dem direkt. Röster och gillanden kopieras inte.',
    lost: (people) =>
      `Det här nollställer alla röster${people === 0 ? ' (ingen har röstat än)' : ` från ${people === 1 ? '1 person' : `${people} personer`}`} och vilka som är klara, för alla. Svar, texter, anteckningar och inställningar blir kvar.`,
    undo: 'Du kan ångra nollställningen i 10 sekunder.',
  },
} satisfies Translation<typeof inputText>
