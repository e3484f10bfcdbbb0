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
    count: (done, joined) => `${done} av ${joined} klara`,
    joined: (done, joined) =>
      `${done} av ${joined} som har gått med är klara. Även de som inte är här just nu räknas.`,
    actions: (count) => `${count}: åtgärder`,
    reset: 'Ta bort alla markeringar',
    resetTitle: 'Ta bort alla markeringar?',
    resetText: 'Alla får på nytt säga till när de är klara. Svaren finns kvar.',
    resetConfirm: 'Ta bort',
  },
} satisfies Translation<typeof doneText>
