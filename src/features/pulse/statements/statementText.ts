import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts about statements. */
export const statementText = {
  id: 'pulseStatement',
  en: {
    yours: 'Your Statement',
    placeholder: 'Add a statement to vote on…',
    added: 'Statement added',
    addedWaits: 'Statement added. It waits for approval.',
    willWait: 'A facilitator approves statements before others see them.',
    full: (limit: number) => `This category is full: it takes at most ${limit} statements.`,
    waitingTitle: 'Waiting for approval',
    waits: 'Waits for approval',
    waitsHint: 'Only you and the facilitators see these.',
    menu: (statement: string) => `Actions for: ${statement}`,
    editOne: (statement: string) => `Edit: ${statement}`,
    deleteOne: (statement: string) => `Delete: ${statement}`,
    editTitle: 'Edit statement',
    field: 'Statement',
    deleteTitle: 'Are you sure you want to delete this statement?',
    deleteBody: 'This will permanently delete the statement and the votes on it.',
    changed: 'Statement changed',
    deleted: 'Statement deleted',
    wasDeleted: 'Somebody deleted this statement.',
    moved: (place: number, all: number) => `Statement is now ${place} of ${all}`,
    labelNew: 'Statement',
    labelEdit: 'Changed statement',
    labelDelete: 'Deleted statement',
  },
} satisfies Catalogue<unknown>
