import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the room's screen and of the dialog that creates its link. */
export const projectorText = {
  id: 'projector',
  en: {
    pageTitle: (name: string) => `${name} on screen`,
    loading: 'Opening the room’s screen…',
    closedTitle: 'This link no longer works',
    closedHint: 'A facilitator revoked it or made another one. Ask for the new link.',
    incompleteTitle: 'This link is not complete',
    incompleteHint: 'Copy the whole address, the part after the # included.',
    reconnecting: 'Reconnecting…',
    scan: 'Scan to join',
    passwordHint: 'Ask the facilitator for it',
    otherActivity: 'Look at your own screen',
    endedTitle: 'Thank you!',
    endedHint: 'This session has ended.',
    dialog: {
      title: 'Projector view',
      hint: 'A link for the room’s screen. It shows what the room may see, in large type: no tools, no names, nothing that is hidden. Nobody has to sign in there.',
      ended: 'The session has ended: no new link can be made. An existing one can still be revoked.',
      make: 'Make a link',
      makeNew: 'Make a new link',
      made: 'The link is shown once. Copy it or open it here.',
      link: 'Link for the room’s screen',
      copy: 'Copy link',
      open: 'Open here',
      openHint: 'Move the window to the room’s screen and press F11 for full screen.',
      isOut: 'A link exists. It works until it is revoked; it cannot be shown again.',
      replaces: 'A new link replaces it: screens that are open with the old one close.',
      revoke: 'Revoke the link',
      revoked: 'The link is revoked. Its screens are closed.',
    },
  },
} satisfies Catalogue<unknown>
