/** All callers of the matrix, by their credentials. */
export const whos = [
  'nobody', //             no token
  'expired', //            the facilitator's token, too late
  'forgedAlgorithm', //    the facilitator's claims with "alg": "none"
  'forgedKey', //          the facilitator's claims, signed by somebody else
  'signedOut', //          a token whose owner signed out
  'removed', //            a participant who was removed
  'otherWorkshop', //      a participant of another workshop
  'registered', //         an account that has nothing to do with the workshop
  'projector', //          the screen of the room
  'remote', //             a phone that the facilitator paired
  'participantB', //       a participant
  'participantA', //       the participant who wrote what the calls are about
  'coFacilitator',
  'facilitator', //        who made the workshop
] as const

export type Who = (typeof whos)[number]

/** The outcome of a call: success, a message that the user can act on, or a refusal. */
export type Verdict = 'ok' | 'mistake' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND'

export type Table<Cell> = Record<Who, Cell>
export type Some<Cell> = Partial<Table<Cell>>

export function table<Cell>(bad: Cell, none: Cell, others: Cell, given: Some<Cell>): Table<Cell> {
  return {
    ...{ nobody: none, expired: bad, forgedAlgorithm: bad, forgedKey: bad, signedOut: bad },
    ...{ removed: others, otherWorkshop: others, registered: others, projector: others, remote: others },
    ...{ participantB: others, participantA: others, coFacilitator: others, facilitator: others },
    ...given,
  }
}

export const verdict = (given: Some<Verdict>): Table<Verdict> =>
  table<Verdict>('UNAUTHENTICATED', 'UNAUTHENTICATED', 'FORBIDDEN', given)

/** Calls that look at no token: who signs in comes with a bad one or none. */
export const anybody = (each: Verdict): Table<Verdict> => table(each, each, each, {})
export const withToken = (each: Verdict): Table<Verdict> =>
  table<Verdict>('UNAUTHENTICATED', 'UNAUTHENTICATED', each, {})

export const creator = verdict({ facilitator: 'ok' })
export const facilitators = verdict({ facilitator: 'ok', coFacilitator: 'ok' })
export const members = verdict({
  ...{ facilitator: 'ok', coFacilitator: 'ok', participantA: 'ok', participantB: 'ok' },
})
export const room = verdict({ ...members, projector: 'ok', remote: 'ok' })
/** Where the room is, answers and timer: with a paired phone too. SPEC J4. */
export const leaders = verdict({ facilitator: 'ok', coFacilitator: 'ok', remote: 'ok' })
/** Of people: the screen of the room and a paired phone are nobody. */
export const person = { ...withToken('ok'), projector: 'FORBIDDEN', remote: 'FORBIDDEN' } as const
/** Facilitators change anything, participants what is their own. */
export const author = verdict({ facilitator: 'ok', coFacilitator: 'ok', participantA: 'ok' })
/** Hidden from the room: to a participant it is as if it were not there. */
export const authorOfHidden = verdict({ ...author, participantB: 'NOT_FOUND' })
export const accounts = verdict({ facilitator: 'ok', coFacilitator: 'ok', registered: 'ok' })

/** Those who have an account are told what is wrong. */
export const ownMistakes = verdict({
  facilitator: 'mistake',
  coFacilitator: 'mistake',
  registered: 'mistake',
})
