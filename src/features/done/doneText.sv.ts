import type { Translation } from '#ui/texts/useText.ts'
import type { doneText } from './doneText.ts'

export default {
  id: 'done',
  texts: {
    done: 'Jag är klar',
    isDone: 'Du är klar',
    markedDone: 'Markerad som klar. Du kan fortsätta skriva.',
    unmarked: 'Inte längre markerad som klar.',
    onlyParticipants: 'Här markerar deltagarna att de är klara.',
    label: 'Klara',
    count: (done, here) => `${done} klara · ${here} här`,
    countHint: 'Den som är klar räknas även efter att ha gått. Antalet här kan vara en minut gammalt.',
    finishTitle: 'Bli klar utan att rösta?',
    back: 'Tillbaka',
    voteTitle: 'Rösta och bli klar?',
    voteBody: 'Du har valt röster som inte räknas än.',
    voteAndFinish: 'Rösta och bli klar',
    finishOnly: 'Bli klar utan att rösta',
    actions: (count) => `${count}: åtgärder`,
    reset: 'Ta bort alla markeringar',
    resetTitle: 'Ta bort alla markeringar?',
    resetText: 'Alla får på nytt säga till när de är klara. Svaren finns kvar.',
    resetConfirm: 'Ta bort',
  },
} satisfies Translation<typeof doneText>
