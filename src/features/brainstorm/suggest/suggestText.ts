import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the suggested groups. */
export const suggestText = {
  id: 'suggest',
  en: {
    title: 'Suggested groups',
    about: 'Found on this device by the words of the answers. Nothing changes until you accept.',
    working: 'Looking for answers that belong together…',
    progress: 'Share of answers compared',
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
    answers: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
    takeOut: (answer: string) => `Take out: ${answer}`,
    takenOut: 'Taken out of the suggestion',
    accepted: (name: string, count: number) =>
      `Group ${name} made of ${count} answers. One undo takes it back.`,
    acceptedAll: (count: number) => `${count} groups made. One undo takes them back.`,
    rejected: 'Suggestion rejected',
    nothing: 'Nothing to suggest',
    allGrouped: 'Every answer is in a group already.',
    tooFew: 'At least two ungrouped answers are needed.',
    noneAlike: (count: number) => `No two of the ${count} ungrouped answers are alike enough.`,
    allDecided: 'No more suggestions',
    allDecidedHint: 'All are accepted or rejected. New answers can be looked at too: suggest again.',
    failed: 'The search could not run',
    failedHint: 'Check the connection and try again; nothing was changed.',
  },
} satisfies Catalogue<unknown>
