import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the lobby about this device: who it is, and how it leaves. */
export const deviceText = {
  id: 'lobbyDevice',
  en: {
    youAre: (name: string) => `Here you are ${name}.`,
    youAreWhy: 'So the facilitator can find you. The name does not appear beside anything you write.',
    leave: 'Leave the session on this device',
    leaveTitle: 'Leave this session?',
    leaveText: 'You can join again, but as somebody new: then you can no longer change what you wrote.',
    leaveUnsaved: 'Some of what you wrote is not saved yet and would be lost.',
    leaveConfirm: 'Leave',
  },
} satisfies Catalogue<unknown>
