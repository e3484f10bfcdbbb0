import type { Catalogue } from './useText.ts'

/** Texts of the shared views, and texts shared by several features. */
export const uiText = {
  id: 'ui',
  en: {
    product: 'Plenum',
    skipToContent: 'Skip to content',
    loading: 'Loading…',
    close: 'Close',
    cancel: 'Cancel',
    ok: 'OK',
    tryAgain: 'Try again',
    reload: 'Reload the page',
    delete: 'Delete',
    undoable: 'You can undo this as long as you stay in the activity.',
    copy: 'Copy',
    copied: 'Copied',
    closeNotification: 'Close notification',
    failureTitle: 'Oops, something went wrong!',
    failureText: "Don't worry! A simple refresh of your browser usually does the trick.",
    crash: "We're sry, something went wrong. Please try reloading the page",
    loadFailedTitle: 'This could not be loaded',
    loadFailedText: 'Your connection may be down for a moment. Nothing is lost.',
    notHereTitle: 'This part is not on this device yet',
    notHereText: 'It comes with the connection. Nothing is lost.',
    outdatedTitle: 'Please reload this page',
    outdatedText:
      'A part of it could not be opened, perhaps because there is a newer version. What you wrote in a session is kept.',
    saved: 'Saved',
    saving: 'Saving…',
    sending: (left: number) => `Sending, ${left} left`,
    sendingWhy:
      'Sent one by one, with pauses, so that nobody sees whose they are. They are kept on this device.',
    notSaved: 'Not saved yet, we keep trying',
    notKept: 'Not saved on this device either: please leave this page open',
    signOutUnsaved: (count: number) =>
      `${count === 1 ? 'One thing' : `${count} things`} on this device could not be saved yet and will be lost. Log out all the same?`,
    offline: 'You are offline. You can go on: everything you write is kept on this device and sent later.',
    refusedTitle: (count: number) =>
      count === 1 ? 'One contribution was not taken' : `${count} contributions were not taken`,
    refusedHint: 'Your text is safe here. Copy it, or dismiss it.',
    dismiss: 'Dismiss',
    help: 'Help',
    needsConnection: 'This needs the connection. It is being restored.',
    /** An activity, a topic or a question without a name. */
    unnamed: 'Unnamed',
    people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
    andMore: (count: number) => `and ${count} more`,
    anonymous: 'Participant',
    charactersLeft: (used: number, limit: number) => `${used}/${limit}`,
  },
} satisfies Catalogue<unknown>
