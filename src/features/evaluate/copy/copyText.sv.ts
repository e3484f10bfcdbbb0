import type { Translation } from '#ui/texts/useText.ts'
import type { copyText } from './copyText.ts'

export default {
  id: 'evaluateCopy',
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
  },
} satisfies Translation<typeof copyText>
