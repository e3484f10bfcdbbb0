import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts that the pages of an Evaluate activity share. */
export const evaluateText = {
  id: 'evaluate',
  en: {
    unnamedScales: 'Scales',
    unnamedMatrix: '2x2 matrix',
    toResults: 'Go to results',
    editVote: 'Edit vote',
    backToVote: 'Back to the vote screen',
    actions: 'Actions',
    resultView: 'Result view',
    voteView: 'Vote view',
    reading: 'Editing waits for a live connection. You can read and vote meanwhile.',
    edit: 'Edit',
    viewDetails: 'View Details',
    detailsOf: (poll: string) => `View Details: ${poll}`,
    editOf: (poll: string) => `Edit: ${poll}`,
    footer: 'Vote, turnout and who is done',
  },
} satisfies Catalogue<unknown>
