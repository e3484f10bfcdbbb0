import type { Catalogue } from '#ui/texts/useText.ts'

const waitingHere = (count: number): string =>
  count === 1 ? '1 statement waits for approval' : `${count} statements wait for approval`

/** Texts for facilitators about statements that wait, and about approving them. */
export const approvalText = {
  id: 'pulseApproval',
  en: {
    waitingHere,
    waitingIn: (count: number, category: string) => `${waitingHere(count)} in ${category}`,
    approve: 'Approve',
    approveOne: (statement: string) => `Approve: ${statement}`,
    approveAll: 'Approve all',
    approved: 'Approved: everyone can vote on it.',
    approvedAll: 'All statements are approved.',
    notApproved: (failed: number, all: number) =>
      `${failed} of ${all} statements could not be approved. They still wait.`,
    withdraw: 'Let it wait again',
    withdrawn: 'It waits again: nobody else sees it.',
    withdrawnAll: 'All statements wait again.',
    approvalNeeded: 'Approve new statements first',
    approvalHint: 'Statements of participants wait until you approve them.',
  },
} satisfies Catalogue<unknown>
