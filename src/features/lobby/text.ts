import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the lobby. */
export const lobbyText = {
  id: 'lobby',
  en: {
    scan: 'Or scan to join',
    peopleHere: (count: number) => (count === 1 ? '1 person is here' : `${count} people are here`),
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
    anonymous: 'Your input is anonymous. It cannot be traced back to you.',
    youAre: (name: string) => `Here you are ${name}.`,
    youAreWhy: 'So the facilitator can find you. The name does not appear beside anything you write.',
    wait: (facilitator: string) => `Please wait for ${facilitator} to guide you through the Session.`,
    theFacilitator: 'the facilitator',
    leave: 'Leave the session on this device',
    leaveTitle: 'Leave this session?',
    leaveText: 'You can join again, but as somebody new: then you can no longer change what you wrote.',
    leaveUnsaved: 'Some of what you wrote is not saved yet and would be lost.',
    leaveConfirm: 'Leave',
  },
} satisfies Catalogue<unknown>
