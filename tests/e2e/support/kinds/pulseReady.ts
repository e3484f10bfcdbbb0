import { joinCalls, signInCalls } from '#support/calls/calls.ts'
import { newId } from '#api/newId.ts'
import {
  CreateSliderGroupDocument,
  CreateSliderPollDocument,
  UpdatePulseDocument,
  UpdateSliderGroupDocument,
} from '#api/operations/pulse.ts'
import { CreatePartAndTypeDocument } from '#api/operations/part.ts'
import { CreateSliderVotesDocument } from '#api/operations/voting.ts'
import { SetResultsModeDocument } from '#api/operations/votingControl.ts'
import type { ResultsMode } from '#domain/activity/votes/showing.ts'
import { contents } from '#domain/workshop/content.ts'
import { PulseBoardDocument } from '#support/calls/boardQueries.ts'
import type { Signed } from '../people/people.ts'
import type { SharedPlenum } from '../browser/sharedPlenum.ts'

/** How somebody votes on a statement, by its place; null: they abstain. */
export type ValueOf = (category: number, statement: number) => number | null

/** A pulse, created with the calls that the screens use. */
export interface BuiltPulse {
  path: string
  /** A participant without a screen joins and votes on every statement. */
  voted(valueOf: ValueOf): Promise<void>
  mode(mode: ResultsMode): Promise<void>
}

/** Adds a pulse with these categories and statements to a session. */
export async function pulseAdded(
  plenum: SharedPlenum,
  signed: Pick<Signed, 'email' | 'password'>,
  workshopId: string,
  categories: Readonly<Record<string, readonly string[]>>,
): Promise<BuiltPulse> {
  const who = await signInCalls(plenum, signed.email, signed.password)
  const common = { workshop: workshopId }
  const { part } = await who.must<{ part: { id: string; objectId: string } }>(CreatePartAndTypeDocument, {
    ...{ commonInfoData: common, title: 'Team pulse', type: contents.pulse },
  })
  const pulseId = part.objectId
  await who.must(UpdatePulseDocument, {
    ...{ pulseId, groupText: 'How are we doing this month?', groupHelpText: '1 not at all, 5 completely' },
  })
  const board = await who.must<{ slidergroupSet: { id: string }[] }>(PulseBoardDocument, { id: pulseId })
  for (const [at, [name, statements]] of Object.entries(categories).entries()) {
    const known = at === 0 ? board.slidergroupSet[0]?.id : undefined
    const id = known ?? newId()
    if (known) await who.must(UpdateSliderGroupDocument, { sliderGroupId: id, sliderGroupName: name })
    else
      await who.must(CreateSliderGroupDocument, {
        ...{ id, commonInfoData: common, pulsId: pulseId, sliderGroupName: name },
      })
    for (const sliderText of statements)
      await who.must(CreateSliderPollDocument, {
        ...{ id: newId(), commonInfoInput: common, pulseId, sliderGroupId: id, sliderText },
      })
  }
  return {
    path: `/workshop/${workshopId}/pulse/${pulseId}`,
    voted: (valueOf) => votedIn(plenum, workshopId, pulseId, valueOf),
    async mode(mode) {
      await who.must(SetResultsModeDocument, { partId: part.id, mode })
    },
  }
}

/**
 * A participant without a screen joins a session, and votes on every statement of a pulse. Everybody else has voted, so
 * they are told that their vote may be recognised.
 */
export async function votedIn(
  plenum: SharedPlenum,
  workshopId: string,
  pulseId: string,
  valueOf: ValueOf,
): Promise<void> {
  const voter = await joinCalls(plenum, workshopId)
  const { slidergroupSet } = await voter.must<{ slidergroupSet: { sliderpollSet: { id: string }[] }[] }>(
    PulseBoardDocument,
    { id: pulseId },
  )
  for (const [category, { sliderpollSet }] of slidergroupSet.entries())
    await voter.must(CreateSliderVotesDocument, {
      ...{ commonInfoData: { workshop: workshopId }, pulseId, recognisable: true },
      voteList: sliderpollSet.map(({ id }, statement) => ({ id, value1: valueOf(category, statement) })),
    })
}
