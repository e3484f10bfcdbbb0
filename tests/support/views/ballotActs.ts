import { fireEvent, screen } from '@testing-library/react'
import type { CastCall } from '#activity/voting/ballot/useBallot.ts'
import type { CreateVotesMutationVariables } from '#api/generated.ts'
import { CreateVotesDocument } from '#api/operations/voting.ts'

/** What people do on a vote page, and what they are told there. */

export const cast: CastCall<CreateVotesMutationVariables> = (ballot) => ({
  document: CreateVotesDocument,
  variables: {
    ...{ evaluateId: ballot.objectId, round: ballot.round, recognisable: ballot.recognisable },
    voteList: [...ballot.votes].map(([poll, values]) => ({ poll, ...values })),
  },
})

/** Chooses a value on a slider. */
export const choose = (name: string, value: number): void => {
  const field = screen.getByRole<HTMLInputElement>('slider', { name })
  if (field.value === String(value)) fireEvent.keyDown(field, { key: ' ' })
  else fireEvent.change(field, { target: { value: String(value) } })
}
export const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }))
}
/** What each slider says that is chosen. */
export const chosen = (): (string | null)[] =>
  screen.getAllByRole('slider').map((field) => field.getAttribute('aria-valuetext'))
/** What the bar says. */
export const said = (): string | null => screen.getByRole('status').textContent
export const isEnabled = (name: string): boolean =>
  !screen.getByRole<HTMLButtonElement>('button', { name }).disabled
