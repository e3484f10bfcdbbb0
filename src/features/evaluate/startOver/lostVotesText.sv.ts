import type { Translation } from '#ui/texts/useText.ts'
import type { lostVotesText } from './lostVotesText.ts'

export default {
  id: 'lostVotes',
  texts: {
    lost: (people) =>
      `Det här nollställer alla röster${people === 0 ? ' (ingen har röstat än)' : ` från ${people === 1 ? '1 person' : `${people} personer`}`} och vilka som är klara, för alla. Svar, texter, anteckningar och inställningar blir kvar.`,
    undo: 'Du kan ångra nollställningen i 10 sekunder.',
  },
} satisfies Translation<typeof lostVotesText>
