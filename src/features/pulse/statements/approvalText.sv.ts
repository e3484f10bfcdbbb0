import type { Translation } from '#ui/texts/useText.ts'
import type { approvalText } from './approvalText.ts'

const waitingHere = (count: number): string =>
  count === 1 ? '1 påstående väntar på godkännande' : `${count} påståenden väntar på godkännande`

export default {
  id: 'pulseApproval',
  texts: {
    waitingHere,
    waitingIn: (count, category) => `${waitingHere(count)} i ${category}`,
    approve: 'Godkänn',
    approveOne: (statement) => `Godkänn: ${statement}`,
    approveAll: 'Godkänn alla',
    approved: 'Godkänt: alla kan rösta om det.',
    approvedAll: 'Alla påståenden är godkända.',
    notApproved: (failed, all) =>
      `${failed} av ${all} påståenden kunde inte godkännas. De väntar fortfarande.`,
    withdraw: 'Låt det vänta igen',
    withdrawn: 'Det väntar igen: ingen annan ser det.',
    withdrawnAll: 'Alla påståenden väntar igen.',
    approvalNeeded: 'Godkänn nya påståenden först',
    approvalHint: 'Deltagarnas påståenden väntar tills du godkänner dem.',
  },
} satisfies Translation<typeof approvalText>
