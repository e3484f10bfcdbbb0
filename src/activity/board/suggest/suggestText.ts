import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the suggested groups. */
export const suggestText = {
  id: 'suggest',
  en: {
    title: 'Suggested groups',
    cancelled: 'Stopped before it was finished',
    cancelledHint: 'Nothing was changed.',
    again: 'Suggest again',
    close: 'Close suggestions',
    found: (count: number) => (count === 1 ? '1 group suggested' : `${count} groups suggested`),
    acceptAll: (count: number) => `Accept all ${count}`,
    accept: 'Accept',
    acceptNamed: (name: string) => `Accept: ${name}`,
    reject: 'Reject',
    rejectNamed: (name: string) => `Reject: ${name}`,
    name: 'Group name',
    takeOut: (item: string) => `Take out: ${item}`,
    takenOut: 'Taken out of the suggestion',
    acceptedAll: (count: number) => `${count} groups made. One undo takes them back.`,
    rejected: 'Suggestion rejected',
    nothing: 'Nothing to suggest',
    allDecided: 'No more suggestions',
    failed: 'The search could not run',
    failedHint: 'Check the connection and try again; nothing was changed.',
  },
} satisfies Catalogue<unknown>
