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
    count: (done: number, joined: number) => `${done} of ${joined} done`,
    joined: (done: number, joined: number) =>
      `${done} of ${joined} who joined ${done === 1 ? 'is' : 'are'} done, including those who are not here now.`,
    actions: (count: string) => `${count}: actions`,
    reset: 'Take all marks away',
    resetTitle: 'Take all marks away?',
    resetText: 'Everyone is asked again whether they are done. Answers stay.',
    resetConfirm: 'Take away',
  },
} satisfies Catalogue<unknown>
