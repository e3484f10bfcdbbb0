import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the lobby for facilitators. */
export const hostText = {
  id: 'hostLobby',
  en: {
    scan: 'Or scan to join',
    participants: (count: number) => (count === 1 ? '1 participant' : `${count} participants`),
    nobodyHere: 'Nobody has joined yet',
    facilitators: 'Facilitators',
    editTitle: 'Edit the title',
    editDesc: 'Edit the description',
    title: 'Lobby title',
    desc: 'Lobby description',
    titlePlaceholder: 'Add a title',
    descPlaceholder: 'Add a description: what is this session about?',
    firstStepTitle: 'Next: add an activity',
    firstStepHint: 'Use “New activity” in the agenda. A brainstorm is a good start.',
    chooseActivity: 'Choose one now',
    nextStepTitle: 'Ready when you are',
    nextStepHint: 'Choose an activity from the agenda and press Present: everyone is taken there.',
  },
} satisfies Catalogue<unknown>
