import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the done marks. */
export const doneText = {
  id: 'done',
  en: {
    done: 'I’m done',
    isDone: 'You are done',
    markedDone: 'Marked as done. You can go on writing.',
    unmarked: 'No longer marked as done.',
    onlyParticipants: 'Participants mark here that they are done.',
    label: 'Done',
    count: (done: number, here: number) => `${done} done · ${here} here`,
    countHint: 'Who is done stays counted after leaving. The number of people here may be a minute late.',
    finishTitle: 'Finish without voting?',
    back: 'Back',
    voteTitle: 'Vote and finish?',
    voteBody: 'You have chosen votes that do not count yet.',
    voteAndFinish: 'Vote and finish',
    finishOnly: 'Finish without voting',
    actions: (count: string) => `${count}: actions`,
    reset: 'Take all marks away',
    resetTitle: 'Take all marks away?',
    resetText: 'Everyone is asked again whether they are done. Answers stay.',
    resetConfirm: 'Take away',
  },
} satisfies Catalogue<unknown>
