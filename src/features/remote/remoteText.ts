import type { ItemNoun } from '#activity/itemNoun.ts'
import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the remote. */
export const remoteText = {
  id: 'remote',
  en: {
    title: 'Remote',
    close: 'Close the remote',
    sees: 'The room sees',
    lobby: 'The lobby',
    lobbyHint: 'How to join, and a word of welcome.',
    oneItem: (noun: ItemNoun) => `One ${noun} is presented`,
    stopItem: (noun: ItemNoun) => `Stop presenting the ${noun}`,
    followMe: 'Follow me',
    followHint: 'Participants cannot leave what the room sees.',
    timer: 'Timer',
    notes: 'Notes',
    present: 'Present',
    presentPart: (name: string) => `Present ${name}`,
    presented: 'Presented now',
    hiddenPart: 'Hidden from participants',
    noActivities: 'There are no activities yet. Add some on a larger screen.',
    needsConnection: 'You are offline. The buttons work again when the connection is back.',
  },
} satisfies Catalogue<unknown>
